export { createHome, homeFaceOf, homeFacts } from './home.ts';
export { mountContent } from './routes.ts';
