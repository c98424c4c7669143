export { mountImports } from './routes.ts';
export { sweepImports } from './sweep-imports.ts';
