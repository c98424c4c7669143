import { isRefusal, STATUS } from '@mala/contract/access/status.ts';
import type { ChangeSection } from '@mala/contract/profiles/held-change.ts';
import { findHeldChange, findHeldText } from '../held-texts/index.ts';
import type { LettersFor, Mail } from '../mail/index.ts';
import * as layouts from './letter-layouts.ts';
import { findStatus } from './queries.ts';

/** The mails of this feature, with what each tells. */
export type ModerationMail = Mail &
  (
    | { kind: 'profile-approved' }
    | { kind: 'profile-refused'; reason: string | null; duplicate: boolean }
    | { kind: 'text-refused'; held_id: string; reason: string | null }
    | { kind: 'change-refused'; section: ChangeSection; reason: string | null }
  );

/** A decision is only mailed if it is still in force. */
export const moderationLetters: LettersFor<ModerationMail> = {
  'profile-approved': {
    async write(ctx, { user_id }, reader) {
      const status = await findStatus(ctx.db, user_id);
      return status === STATUS.APPROVED ? { letter: layouts.approved(reader) } : 'nobody';
    },
  },
  'profile-refused': {
    async write(ctx, { user_id, reason, duplicate }, reader) {
      const status = await findStatus(ctx.db, user_id);
      if (status === undefined || !isRefusal(status)) return 'nobody';
      return { letter: (duplicate ? layouts.duplicate : layouts.refused)(reader, reason) };
    },
  },
  'text-refused': {
    async write(ctx, { held_id, reason }, reader) {
      const held = await findHeldText(ctx.db, held_id);
      if (held?.state !== 'refused') return 'nobody';
      return { letter: layouts.textRefused(reader, held, reason) };
    },
  },
  'change-refused': {
    async write(ctx, { user_id, section, reason }, reader) {
      const held = await findHeldChange(ctx.db, { profile_id: user_id, section });
      if (held?.state !== 'refused') return 'nobody';
      return { letter: layouts.changeRefused(reader, held, reason) };
    },
  },
};
