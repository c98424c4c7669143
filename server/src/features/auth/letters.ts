import type { MailedLinks } from '../../db/schema/accounts.ts';
import {
  findAddresses,
  type Letter,
  type LetterOf,
  type LettersFor,
  type Mail,
  type Reader,
} from '../mail/index.ts';
import { safeAddress } from './address-queries.ts';
import {
  contactChanged,
  type OfficeAct,
  officeActed,
  officeWelcome,
  passwordChanged,
  resetPassword,
  verifyEmail,
} from './letter-layouts.ts';
import { findMailedLink } from './link-queries.ts';

/** The mails of this feature, with the data of each. */
export type AuthMail = Mail &
  (
    | { kind: 'verify-email'; link_id: string }
    | { kind: 'reset-password'; link_id: string }
    /** to somebody new in the office */
    | { kind: 'office-welcome'; link_id: string }
    /** when, as ISO text */
    | { kind: 'password-changed'; at: string }
    /** the link that undoes it, and when it was changed, as ISO text */
    | { kind: 'contact-changed'; link_id: string; at: string }
    /** what the office did to the account, and why; `end`: the last digits of a new mobile number, or when it is erased */
    | { kind: 'office-acted'; act: OfficeAct; reason: string; at: string; end?: string }
  );

/** The letter with a mailed link; its secret is made again from its id. `path` is where the link leads. */
function linkLetter(
  purpose: MailedLinks['purpose'],
  path: string,
  layout: (reader: Reader, url: string, at: string) => Letter,
): LetterOf<Mail & { link_id: string; at?: string }> {
  return {
    async write(ctx, { user_id, link_id, at = '' }, reader) {
      const link = await findMailedLink(ctx.db, link_id);
      if (!link || link.used_at || link.purpose !== purpose) return 'nobody';
      if (link.expires_at <= ctx.now()) return 'expired';
      const secret = ctx.linkSecrets.secretOf(purpose, link.id);
      const url = `${reader.about.home}/${path}/${user_id}/${secret}`;
      return { letter: layout(reader, url, at), ...(link.email && { address: link.email }) };
    },
  };
}

/** The page that chooses a new password, before the id of the account and the secret. */
export const PASSWORD_PATH = 'password/new';

export const authLetters: LettersFor<AuthMail> = {
  'verify-email': linkLetter('verify-email', 'verify/email', verifyEmail),
  'reset-password': linkLetter('reset-password', PASSWORD_PATH, resetPassword),
  'office-welcome': linkLetter('reset-password', PASSWORD_PATH, officeWelcome),
  'contact-changed': linkLetter('undo-contact', 'contact/undo', contactChanged),
  'office-acted': {
    async write(ctx, { user_id, ...acted }, reader) {
      const address = safeAddress(await findAddresses(ctx.db, user_id));
      return address ? { letter: officeActed(reader, acted), address } : 'nobody';
    },
  },
  'password-changed': {
    async write(ctx, { user_id, at }, reader) {
      const address = safeAddress(await findAddresses(ctx.db, user_id));
      return address ? { letter: passwordChanged(reader, at), address } : 'nobody';
    },
  },
};
