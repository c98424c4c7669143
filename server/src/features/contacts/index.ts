export { mountContacts } from './routes.ts';
