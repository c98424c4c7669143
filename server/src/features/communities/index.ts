export { mountCommunities } from './routes.ts';
export { createSites } from './sites.ts';
