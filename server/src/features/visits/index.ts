export { createVisits } from './note-visits.ts';
export { lastVisitOf } from './queries.ts';
export { mountVisits } from './routes.ts';
