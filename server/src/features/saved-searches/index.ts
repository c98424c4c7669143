export { mountSavedSearches } from './routes.ts';
export { type Asker, searchesOf } from './searches-of.ts';
