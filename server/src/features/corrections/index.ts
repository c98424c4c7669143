export { waitingObjections } from './queries.ts';
export { mountCorrections } from './routes.ts';
