export { createVisits } from './note-visits.ts';
export { correctVisits, lastCallOf, lastVisitOf } from './queries.ts';
export { mountVisits } from './routes.ts';
