export { mountModeration } from './routes.ts';
