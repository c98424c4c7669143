export { mountHidden } from './routes.ts';
