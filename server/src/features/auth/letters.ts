import type { MailedLinks } from '../../db/schema/accounts.ts';
import {
  findAddresses,
  type LetterLanguage,
  type LetterOf,
  type LettersFor,
  type Mail,
} from '../mail/index.ts';
import { safeAddress } from './address-queries.ts';
import { en } from './letters-en.ts';
import { findMailedLink } from './link-queries.ts';

/** The mails of this feature, with the data of each. */
export type AuthMail = Mail &
  (
    | { kind: 'verify-email'; link_id: string }
    | { kind: 'reset-password'; link_id: string }
    /** when, as ISO text */
    | { kind: 'password-changed'; at: string }
    /** the link that undoes it, and when it was changed, as ISO text */
    | { kind: 'contact-changed'; link_id: string; at: string }
  );

const WORDS: Record<LetterLanguage, typeof en> = { en };

/** The letter with a mailed link; its secret is made again from its id. `path` is where the link leads. */
function linkLetter(
  purpose: MailedLinks['purpose'],
  path: string,
  letter: 'verifyEmail' | 'resetPassword' | 'contactChanged',
): LetterOf<Mail & { link_id: string; at?: string }> {
  return {
    async write(ctx, { user_id, link_id, at = '' }, { about, language }) {
      const link = await findMailedLink(ctx.db, link_id);
      if (!link || link.used_at || link.purpose !== purpose) return 'nobody';
      if (link.expires_at <= ctx.now()) return 'expired';
      const secret = ctx.linkSecrets.secretOf(purpose, link.id);
      const url = `${about.home}/${path}/${user_id}/${secret}`;
      return { letter: WORDS[language][letter](about, url, at), address: link.email };
    },
  };
}

export const authLetters: LettersFor<AuthMail> = {
  'verify-email': linkLetter('verify-email', 'verify/email', 'verifyEmail'),
  'reset-password': linkLetter('reset-password', 'password/new', 'resetPassword'),
  'contact-changed': linkLetter('undo-contact', 'contact/undo', 'contactChanged'),
  'password-changed': {
    async write(ctx, { user_id, at }, { about, language }) {
      const address = safeAddress(await findAddresses(ctx.db, user_id));
      return address ? { letter: WORDS[language].passwordChanged(about, at), address } : 'nobody';
    },
  },
};
