export { mountSubscriptions } from './routes.ts';
