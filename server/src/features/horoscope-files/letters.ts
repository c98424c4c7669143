import type { LetterLanguage, LettersFor, Mail } from '../mail/index.ts';
import { en } from './letters-en.ts';
import { isRefused } from './queries.ts';

/** The mail of this feature, with the file that it is about. */
export type HoroscopeFileMail = Mail & { kind: 'file-refused'; file_id: string };

const WORDS: Record<LetterLanguage, typeof en> = { en };

export const horoscopeFileLetters: LettersFor<HoroscopeFileMail> = {
  'file-refused': {
    // not if the file was removed since
    write: async (ctx, { file_id }, { about, language }) =>
      (await isRefused(ctx.db, file_id)) ? { letter: WORDS[language].refused(about) } : 'nobody',
  },
};
