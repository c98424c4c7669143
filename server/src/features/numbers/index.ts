export { createDailyCounts } from './count-days.ts';
export { readDays } from './read-numbers.ts';
export { mountNumbers } from './routes.ts';
export { sweepMarks } from './sweep-marks.ts';
