export { firstName } from './first-name.ts';
export { createHome, homeFaceOf, homeFacts } from './home.ts';
export { mountContent } from './routes.ts';
