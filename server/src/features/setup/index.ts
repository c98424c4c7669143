export { setupLetters } from './letters.ts';
export { mountSetup } from './routes.ts';
