export { mountHistory } from './routes.ts';
export { logHistoryHead, workHistory } from './workers.ts';
