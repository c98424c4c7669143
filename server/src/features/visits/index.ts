export { createVisits } from './note-visits.ts';
export { lastCallOf, lastVisitOf } from './queries.ts';
export { mountVisits } from './routes.ts';
