export { mountCommunities } from './routes.ts';
