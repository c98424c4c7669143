import type { MailedLinks } from '../../db/schema/accounts.ts';
import type { LetterLanguage, LetterOf, LettersFor, Mail } from '../mail/index.ts';
import { en } from './letters-en.ts';
import { findMailedLink } from './link-queries.ts';

/** The mails of this feature, with the data of each. */
export type AuthMail = Mail &
  (
    | { kind: 'verify-email'; link_id: string }
    | { kind: 'reset-password'; link_id: string }
    /** when, as ISO text */
    | { kind: 'password-changed'; at: string }
  );

const WORDS: Record<LetterLanguage, typeof en> = { en };

/** The letter with a mailed link; its secret is made again from its id. `path` is where the link leads. */
function linkLetter(
  purpose: MailedLinks['purpose'],
  path: string,
  letter: 'verifyEmail' | 'resetPassword',
): LetterOf<Mail & { link_id: string }> {
  return {
    async write(ctx, { user_id, link_id }, { about, language }) {
      const link = await findMailedLink(ctx.db, link_id);
      if (!link || link.used_at || link.purpose !== purpose) return 'nobody';
      if (link.expires_at <= ctx.now()) return 'expired';
      const secret = ctx.linkSecrets.secretOf(purpose, link.id);
      const url = `${ctx.config.appUrl}/${path}/${user_id}/${secret}`;
      return { letter: WORDS[language][letter](about, url), address: link.email };
    },
  };
}

export const authLetters: LettersFor<AuthMail> = {
  'verify-email': linkLetter('verify-email', 'verify/email', 'verifyEmail'),
  'reset-password': linkLetter('reset-password', 'password/new', 'resetPassword'),
  'password-changed': {
    write: (_ctx, { at }, { about, language }) => ({
      letter: WORDS[language].passwordChanged(about, at),
    }),
  },
};
