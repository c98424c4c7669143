export { fileKey } from './addresses.ts';
export { presentHoroscopeFile } from './presenter.ts';
export { type HoroscopeFileRow, horoscopeFilesOf } from './queries.ts';
export { horoscopeFiles, mountHoroscopeFiles } from './routes.ts';
