export { mountSettings } from './routes.ts';
export { readSettings } from './settings.ts';
