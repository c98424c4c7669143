export { mountExports } from './routes.ts';
export { TABLE_TYPES } from './write-table.ts';
