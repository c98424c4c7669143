export { mountSavedSearches } from './routes.ts';
export { type Asker, type Keeper, searchesOf } from './searches-of.ts';
