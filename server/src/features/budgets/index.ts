export {
  createReadingCounter,
  noteIfHeavy,
  restOfDay,
} from './count-reading.ts';
export { mountBudgets } from './routes.ts';
