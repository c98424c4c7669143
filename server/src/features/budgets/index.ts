export { checkLists, createCardCounter, noteIfHeavy, restOfDay } from './count-reading.ts';
export { countedList, type ListCount } from './queries.ts';
export { mountBudgets } from './routes.ts';
