export { askerOf } from './asker.ts';
export { fieldsOf } from './card-writers.ts';
export { limitCountsOfOne } from './counts-of-one.ts';
export { askableFilters, refuseFilters } from './refused-filters.ts';
export { mountSearch } from './routes.ts';
export type { Asked, Asker, Card, NewAsked, NewFound, NewSince } from './search.ts';
export { createSearch } from './search-profiles.ts';
export { mountSimilar } from './similar-routes.ts';
