import { communities } from '@mala/contract/communities/communities.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import { hasLink } from '@mala/contract/names.ts';
import type { Context } from '../../context.ts';
import { addressIn, memberAddress } from '../../http/site-addresses.ts';
import {
  type About,
  type Letter,
  type Letters,
  type Mail,
  picturesOf,
  type Reader,
} from './letter.ts';
import type { Message } from './mailer.ts';
import type { FoundMail } from './queries.ts';
import { looks, renderHtml } from './render-html.ts';
import { type Frame, renderText } from './render-text.ts';
import { stoppableKind, unsubscribePath } from './unsubscribe.ts';
import { oneLine, WORDS } from './words.ts';

interface ToSend {
  letter: Letter;
  address: string;
  reader: Reader;
  /** who has no account */
  stranger: boolean;
}

/**
 * The message of a letter, with greeting, closing and unsubscribe links. An address that the member has not confirmed may
 * be a stranger's: the mail to it says nothing that the member typed.
 */
export function compose(
  ctx: Context,
  { id, user_id, user_name, verified_email, kind }: FoundMail,
  { letter, address, reader, stranger }: ToSend,
): Message {
  const { config } = ctx;
  const { language, about } = reader;
  const { domain } = about;
  // what an account chooses is nothing to somebody who has none
  const hasAccount = !stranger;
  const { name: community } = communities[domain];
  const words = WORDS[language];
  const home = addressIn(language, memberAddress(config, domain));
  const isOwn = hasAccount && address === verified_email;
  const name = isOwn && !hasLink(user_name) ? oneLine(user_name) : '';
  const stoppable = stoppableKind(kind);
  const way = stoppable && unsubscribePath(ctx, { userId: user_id, kind: stoppable });
  const frame: Frame = {
    community,
    greeting: name ? words.dear(name) : words.hello,
    closing: words.team(community),
    footer: [
      { text: letter.why },
      ...(way ? [{ text: words.stopThese, url: `${home}/${way}` }] : []),
      ...(hasAccount ? [{ text: words.choose, url: `${home}/mail/choices` }] : []),
    ],
  };
  return {
    id,
    from: { name: community, address: config.mailFrom },
    to: { name, address },
    subject: oneLine(letter.subject),
    html: renderHtml(letter, frame, { look: looks[domain], language }),
    text: renderText(letter, frame),
    pictures: picturesOf(letter),
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
type Addressed = ToSend | 'nobody' | 'expired';

/** The letter of a mail as of now, in that language, and its address. */
export async function writeLetter(
  ctx: Context,
  mail: FoundMail,
  { letters, language }: { letters: Letters; language: Language },
): Promise<Addressed> {
  if (mail.refused) return 'nobody';
  // as queueMail stored it
  const asked = { kind: mail.kind, user_id: mail.user_id, ...mail.facts } as Mail;
  const owner = await readerOn(ctx, mail.domain, language);
  const written = await letters[mail.kind].write(ctx, asked, owner);
  if (typeof written === 'string') return written;
  const { letter, address = mail.address } = written;
  const stranger = 'stranger' in written;
  const reader = stranger ? written.stranger : owner;
  return address ? { letter, address, reader, stranger } : 'nobody';
}

/** Whom a letter of a community in this language is written to. */
export async function readerOn(
  ctx: Pick<Context, 'config' | 'settings'>,
  domain: Domain,
  language: Language,
): Promise<Reader> {
  return { about: await aboutSite(ctx, domain, language), language };
}

async function aboutSite(
  { config, settings }: Pick<Context, 'config' | 'settings'>,
  domain: Domain,
  language: Language,
): Promise<About> {
  const { support: how, grievance } = await settings.read(domain);
  const { whatsapp: number } = how;
  const { email } = grievance;
  const words = WORDS[language].support;
  const support = number
    ? { label: words.whatsApp, url: `https://wa.me/${number}` }
    : email && { label: words.email, url: `mailto:${email}` };
  const home = addressIn(language, memberAddress(config, domain));
  return { site: communities[domain].name, domain, home, support: support || null };
}
