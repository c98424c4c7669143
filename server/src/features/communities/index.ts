export { presentSite } from './presenter.ts';
export { mountCommunities } from './routes.ts';
