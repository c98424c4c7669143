export { createSearch } from './find-profiles.ts';
export { mountSearch } from './routes.ts';
