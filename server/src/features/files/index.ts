export { type Swept, sweepFiles } from './sweep-files.ts';
export { workFiles } from './workers.ts';
