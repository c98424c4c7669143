import { isRefusal, STATUS } from '@mala/contract/access/status.ts';
import type { Step } from '@mala/contract/profiles/field.ts';
import { findHeldText } from '../held-texts/index.ts';
import type { LetterLanguage, LettersFor, Mail } from '../mail/index.ts';
import { en } from './letters-en.ts';
import { findStatus } from './queries.ts';

/** The mails of this feature, with what each tells. */
export type ModerationMail = Mail &
  (
    | { kind: 'profile-approved' }
    | { kind: 'profile-refused'; reason: string | null; duplicate: boolean }
    | { kind: 'text-refused'; held_id: string; step: Step; label: string; reason: string | null }
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
  'text-refused': {
    async write(ctx, { held_id, step, label, reason }, { about, language }) {
      const held = await findHeldText(ctx.db, held_id);
      if (held?.state !== 'refused') return 'nobody';
      return { letter: WORDS[language].textRefused(about, { step, label, reason }) };
    },
  },
};
