export { createHome, lacksOfHome } from './home.ts';
export { mountContent } from './routes.ts';
