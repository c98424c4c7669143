export { eraseClosed } from './erase-closed.ts';
export { mountMembers } from './routes.ts';
