export { mountDesk } from './routes.ts';
