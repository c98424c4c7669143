export { mountBiodata } from './routes.ts';
