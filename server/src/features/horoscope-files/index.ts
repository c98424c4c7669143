export { fileKey, presentHoroscopeFile } from './presenter.ts';
export { type HoroscopeFileRow, horoscopeFilesOf } from './queries.ts';
export { horoscopeFiles, mountHoroscopeFiles } from './routes.ts';
