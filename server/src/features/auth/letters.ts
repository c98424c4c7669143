import type { Context } from '../../context.ts';
import type { LetterLanguage, LettersFor, Mail } from '../mail/index.ts';
import { en } from './letters-en.ts';
import { findMailedLink } from './link-queries.ts';

/** The mails of this feature, with what each tells. */
export type AuthMail = Mail &
  (
    | { kind: 'verify-email'; link_id: string }
    | { kind: 'reset-password'; link_id: string }
    /** when, as ISO text */
    | { kind: 'password-changed'; at: string }
  );

const WORDS: Record<LetterLanguage, typeof en> = { en };

/** Where a mailed link leads, and to which address it goes. Its secret is made again from its id. */
async function findWay(
  ctx: Context,
  purpose: 'verify-email' | 'reset-password',
  { user_id, link_id, path }: { user_id: string; link_id: string; path: string },
) {
  const link = await findMailedLink(ctx.db, link_id);
  if (!link || link.used_at || link.purpose !== purpose) return 'nobody';
  if (link.expires_at <= ctx.now()) return 'expired';
  const secret = ctx.linkSecrets.secretOf(purpose, link.id);
  return { url: `${ctx.config.appUrl}/${path}/${user_id}/${secret}`, address: link.email };
}

export const authLetters: LettersFor<AuthMail> = {
  'verify-email': {
    async write(ctx, asked, { about, language }) {
      const way = await findWay(ctx, 'verify-email', { ...asked, path: 'verify/email' });
      if (typeof way === 'string') return way;
      return { letter: WORDS[language].verifyEmail(about, way.url), address: way.address };
    },
  },
  'reset-password': {
    async write(ctx, asked, { about, language }) {
      const way = await findWay(ctx, 'reset-password', { ...asked, path: 'password/new' });
      if (typeof way === 'string') return way;
      return { letter: WORDS[language].resetPassword(about, way.url), address: way.address };
    },
  },
  'password-changed': {
    write: (_ctx, { at }, { about, language }) => ({
      letter: WORDS[language].passwordChanged(about, at),
    }),
  },
};
