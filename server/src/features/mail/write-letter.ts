import { communities } from '@mala/contract/communities/communities.ts';
import type { Context } from '../../context.ts';
import type { About } from './about.ts';
import type { Letter } from './letter.ts';
import { packageActivated } from './letter-package-activated.ts';
import { packageEnding } from './letter-package-ending.ts';
import { passwordChanged } from './letter-password-changed.ts';
import { profileApproved } from './letter-profile-approved.ts';
import { profileRefused } from './letter-profile-refused.ts';
import { resetPassword } from './letter-reset-password.ts';
import { verifyEmail } from './letter-verify-email.ts';
import type { Mail } from './mail.ts';
import { type FoundMail, findEndingSubscription, findMailedLink } from './queries.ts';

/** 'nobody': there is no one to tell any more, or nothing; 'expired': the link in it is worthless by now. */
export type Written = { letter: Letter; address: string } | 'nobody' | 'expired';

/** What a mail says at this moment, and to which address. */
export async function writeLetter(ctx: Context, mail: FoundMail): Promise<Written> {
  // as queueMail put it in
  const asked = { kind: mail.kind, user_id: mail.user_id, ...mail.facts } as Mail;
  const about = aboutSite(ctx, mail);
  if (asked.kind === 'verify-email' || asked.kind === 'reset-password')
    return writeLinkLetter(ctx, about, asked);
  const { address } = mail;
  const letter = address && !mail.refused ? await newsOf(ctx, about, asked, mail.status) : null;
  return address && letter ? { letter, address } : 'nobody';
}

function aboutSite({ config }: Context, { domain }: FoundMail): About {
  const { supportWhatsapp: number, grievanceEmail: email } = config;
  const support = number
    ? { label: 'Support on WhatsApp', url: `https://wa.me/${number}` }
    : email && { label: 'Support by email', url: `mailto:${email}` };
  return { site: communities[domain].name, appUrl: config.appUrl, support: support || null };
}

type LinkMail = Extract<Mail, { link_id: string }>;

/** A link's secret is made again from its id (secrets/link-secrets.ts). */
async function writeLinkLetter(ctx: Context, about: About, asked: LinkMail): Promise<Written> {
  const link = await findMailedLink(ctx.db, asked.link_id);
  if (!link || link.used_at || link.purpose !== asked.kind) return 'nobody';
  if (link.expires_at <= ctx.now()) return 'expired';
  const secret = ctx.linkSecrets.secretOf(asked.kind, link.id);
  const to = (path: string) => `${about.appUrl}/${path}/${asked.user_id}/${secret}`;
  const letter =
    asked.kind === 'verify-email'
      ? verifyEmail(about, to('verify/email'))
      : resetPassword(about, to('password/new'));
  return { letter, address: link.email };
}

/** What happened to the member's account; null where it is no longer so. */
async function newsOf(
  ctx: Context,
  about: About,
  asked: Exclude<Mail, LinkMail>,
  status: FoundMail['status'],
): Promise<Letter | null> {
  switch (asked.kind) {
    case 'password-changed':
      return passwordChanged(about, asked.at);
    case 'profile-approved':
      return status === 200 ? profileApproved(about) : null;
    case 'profile-refused':
      return status === 500 || status === 501 ? profileRefused(about, asked) : null;
    case 'package-activated':
      return packageActivated(about, asked);
    case 'package-ending': {
      const row = await findEndingSubscription(ctx.db, asked.subscription_id);
      // extended since: another mail tells of the new end
      if (row?.ends_at.toISOString() !== asked.ends_at || row.ends_at <= ctx.now()) return null;
      return packageEnding(about, { ...row, left: row.total_download - row.current_download });
    }
  }
}
