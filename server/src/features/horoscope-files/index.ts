export { type HoroscopeFileMail, horoscopeFileLetters } from './letters.ts';
export {
  cleanFileName,
  downloadName,
  fileKey,
  presentHoroscopeFile,
  previewKey,
} from './presenter.ts';
export { type HoroscopeFileRow, horoscopeFilesOf, insertFiles } from './queries.ts';
export { workHoroscopeFiles } from './rewrite-stored.ts';
export { horoscopeFiles, horoscopePreviews, mountHoroscopeFiles } from './routes.ts';
