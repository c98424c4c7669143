export { mountSearch } from './routes.ts';
export { createSearch } from './search-profiles.ts';
