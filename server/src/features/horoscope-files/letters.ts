import type { LettersFor, Mail } from '../mail/index.ts';
import { refused } from './letter-layouts.ts';
import { isRefused } from './queries.ts';

/** The mail of this feature, with the file that it is about. */
export type HoroscopeFileMail = Mail & { kind: 'file-refused'; file_id: string };

export const horoscopeFileLetters: LettersFor<HoroscopeFileMail> = {
  'file-refused': {
    // not if the file was removed since
    write: async (ctx, { file_id }, reader) =>
      (await isRefused(ctx.db, file_id)) ? { letter: refused(reader) } : 'nobody',
  },
};
