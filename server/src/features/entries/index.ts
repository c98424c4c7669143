export { completeEntry } from './complete-entry.ts';
export { createEntries } from './create-entries.ts';
export { createEntry } from './edit-entry.ts';
export { entryHoroscopeFiles, entryPhotoFiles } from './file-routes.ts';
export { type EntryMail, entryLetters } from './letters.ts';
export { deleteUntouched } from './many-queries.ts';
export { waitingEntries } from './queries.ts';
export { mountEntries } from './routes.ts';
export { sweepEntries } from './sweep-entries.ts';
