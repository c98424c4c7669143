export { noteSeen } from './queries.ts';
