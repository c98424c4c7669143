export { lacksOfHome } from './home.ts';
export { mountContent } from './routes.ts';
