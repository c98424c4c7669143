import type { LettersFor, Mail } from '../mail/index.ts';
import { answered, warned } from './letter-layouts.ts';
import { findComplaint } from './queries.ts';

/** The mails of this feature, with what each tells. */
export type ComplaintMail = Mail &
  (
    | { kind: 'complaint-answered'; complaint_id: string; answer: string }
    | { kind: 'member-warned'; reason: string }
  );

export const complaintLetters: LettersFor<ComplaintMail> = {
  'complaint-answered': {
    async write(ctx, { complaint_id, answer }, reader) {
      // gone with the account that it was about
      const complaint = await findComplaint(ctx.db, complaint_id);
      return complaint ? { letter: answered(reader, answer) } : 'nobody';
    },
  },
  'member-warned': {
    write: (_ctx, { reason }, reader) => ({ letter: warned(reader, reason) }),
  },
};
