export { workHoroscopeFiles } from './draw-stored.ts';
export { fileKey, presentHoroscopeFile } from './presenter.ts';
export { type HoroscopeFileRow, horoscopeFilesOf } from './queries.ts';
export { horoscopeFiles, horoscopePreviews, mountHoroscopeFiles } from './routes.ts';
