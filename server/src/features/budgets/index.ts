export { createReadingCounter, noteIfHeavy } from './count-reading.ts';
export { dayOf, restOfDay } from './day.ts';
export { waitingReaders } from './queries.ts';
export { mountBudgets } from './routes.ts';
