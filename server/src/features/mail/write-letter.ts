import { communities } from '@mala/contract/communities/communities.ts';
import type { Context } from '../../context.ts';
import type { About, Letter, LetterLanguage, Letters, Mail } from './letter.ts';
import type { FoundMail } from './queries.ts';
import { WORDS } from './words.ts';

/** 'nobody': there is no one to tell any more, or nothing; 'expired': the link in it is worthless by now. */
type Addressed = { letter: Letter; address: string } | 'nobody' | 'expired';

/** What a mail says at this moment, in that language, and to which address. */
export async function writeLetter(
  ctx: Context,
  mail: FoundMail,
  { letters, language }: { letters: Letters; language: LetterLanguage },
): Promise<Addressed> {
  if (mail.refused) return 'nobody';
  // as queueMail put it in
  const asked = { kind: mail.kind, user_id: mail.user_id, ...mail.facts } as Mail;
  const about = aboutSite(ctx, mail, language);
  const written = await letters[mail.kind].write(ctx, asked, { about, language });
  if (typeof written === 'string') return written;
  const address = written.address ?? mail.address;
  return address ? { letter: written.letter, address } : 'nobody';
}

function aboutSite({ config }: Context, { domain }: FoundMail, language: LetterLanguage): About {
  const { supportWhatsapp: number, grievanceEmail: email } = config;
  const words = WORDS[language].support;
  const support = number
    ? { label: words.whatsApp, url: `https://wa.me/${number}` }
    : email && { label: words.email, url: `mailto:${email}` };
  return { site: communities[domain].name, appUrl: config.appUrl, support: support || null };
}
