export { presentShownMarriage } from './presenter.ts';
export { type MarriageRow, newestMarriages } from './queries.ts';
export { marriageFiles, mountMarriages } from './routes.ts';
