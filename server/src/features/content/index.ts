export { createHome, homeFacts } from './home.ts';
export { mountContent } from './routes.ts';
