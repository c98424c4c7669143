export { marriageKey } from './file-keys.ts';
export { marriageFiles } from './kept-files.ts';
export { presentShownMarriage } from './presenter.ts';
export { type MarriageRow, newestMarriages } from './queries.ts';
export { mountMarriages } from './routes.ts';
