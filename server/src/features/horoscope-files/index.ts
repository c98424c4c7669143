export { type HoroscopeFileMail, horoscopeFileLetters } from './letters.ts';
export { fileKey, presentHoroscopeFile } from './presenter.ts';
export { type HoroscopeFileRow, horoscopeFilesOf } from './queries.ts';
export { workHoroscopeFiles } from './rewrite-stored.ts';
export { horoscopeFiles, horoscopePreviews, mountHoroscopeFiles } from './routes.ts';
