import { isRefusal, STATUS } from '@mala/contract/access/status.ts';
import type { LetterLanguage, LettersFor, Mail } from '../mail/index.ts';
import { en } from './letters-en.ts';
import { findStatus } from './queries.ts';

/** The mails of this feature, with what each tells. */
export type ModerationMail = Mail &
  (
    | { kind: 'profile-approved' }
    | { kind: 'profile-refused'; reason: string | null; duplicate: boolean }
  );

const WORDS: Record<LetterLanguage, typeof en> = { en };

/** A decision is only mailed if it is still in force. */
export const moderationLetters: LettersFor<ModerationMail> = {
  'profile-approved': {
    async write(ctx, { user_id }, { about, language }) {
      const status = await findStatus(ctx.db, user_id);
      return status === STATUS.APPROVED ? { letter: WORDS[language].approved(about) } : 'nobody';
    },
  },
  'profile-refused': {
    async write(ctx, { user_id, reason, duplicate }, { about, language }) {
      const status = await findStatus(ctx.db, user_id);
      if (status === undefined || !isRefusal(status)) return 'nobody';
      const words = WORDS[language];
      return { letter: (duplicate ? words.duplicate : words.refused)(about, reason) };
    },
  },
};
