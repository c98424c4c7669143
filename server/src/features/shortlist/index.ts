export { mountShortlist } from './routes.ts';
