import { communities } from '@mala/contract/communities/communities.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import { hasLink } from '@mala/contract/names.ts';
import type { Context } from '../../context.ts';
import { addressIn, memberAddress } from '../../http/site-addresses.ts';
import type { About, Letter, Letters, Mail } from './letter.ts';
import type { Message } from './mailer.ts';
import type { FoundMail } from './queries.ts';
import { looks, renderHtml } from './render-html.ts';
import { type Frame, renderText } from './render-text.ts';
import { optionalKind, unsubscribePath } from './unsubscribe.ts';
import { oneLine, WORDS } from './words.ts';

/**
 * The message of a letter, with greeting, closing and unsubscribe links. An address that the member has not confirmed may
 * be a stranger's: the mail to it says nothing that the member typed.
 */
export function compose(
  ctx: Context,
  { id, user_id, user_name, verified_email, domain, kind }: FoundMail,
  { letter, address, language }: { letter: Letter; address: string; language: Language },
): Message {
  const { config } = ctx;
  const { name: community } = communities[domain];
  const words = WORDS[language];
  const home = addressIn(language, memberAddress(config, domain));
  const name = address === verified_email && !hasLink(user_name) ? oneLine(user_name) : '';
  const optional = optionalKind(kind);
  const way = optional && unsubscribePath(ctx, { userId: user_id, kind: optional });
  const frame: Frame = {
    community,
    greeting: name ? words.dear(name) : words.hello,
    closing: words.team(community),
    footer: [
      { text: letter.why },
      ...(way ? [{ text: words.stopThese, url: `${home}/${way}` }] : []),
      { text: words.choose, url: `${home}/mail/choices` },
    ],
  };
  return {
    id,
    from: { name: community, address: config.mailFrom },
    to: { name, address },
    subject: oneLine(letter.subject),
    html: renderHtml(letter, frame, { look: looks[domain], language }),
    text: renderText(letter, frame),
    headers: {
      'Content-Language': language,
      // a call, which has no language
      ...(way && oneClick(`${memberAddress(config, domain)}/api/${way}`)),
    },
  };
}

/** Lets mail programs unsubscribe with one click (RFC 8058). */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** 'nobody': there is no recipient, or nothing to say any more; 'expired': the link in it has expired. */
type Addressed = { letter: Letter; address: string } | 'nobody' | 'expired';

/** The letter of a mail as of now, in that language, and its address. */
export async function writeLetter(
  ctx: Context,
  mail: FoundMail,
  { letters, language }: { letters: Letters; language: Language },
): Promise<Addressed> {
  if (mail.refused) return 'nobody';
  // as queueMail stored it
  const asked = { kind: mail.kind, user_id: mail.user_id, ...mail.facts } as Mail;
  const about = aboutSite(ctx, mail, language);
  const written = await letters[mail.kind].write(ctx, asked, { about, language });
  if (typeof written === 'string') return written;
  const address = written.address ?? mail.address;
  return address ? { letter: written.letter, address } : 'nobody';
}

function aboutSite({ config }: Context, { domain }: FoundMail, language: Language): About {
  const { supportWhatsapp: number, grievanceEmail: email } = config;
  const words = WORDS[language].support;
  const support = number
    ? { label: words.whatsApp, url: `https://wa.me/${number}` }
    : email && { label: words.email, url: `mailto:${email}` };
  const home = addressIn(language, memberAddress(config, domain));
  return { site: communities[domain].name, domain, home, support: support || null };
}
