export { correctAllLooks } from './queries.ts';
export { mountSavedSearches } from './routes.ts';
export { type Keeper, searchesOf } from './searches-of.ts';
