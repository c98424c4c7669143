import type { About } from './about.ts';
import { button, type Letter, text } from './letter.ts';

/** Confirms that an address is the member's; the link holds 7 days (server rules, section 7). */
export function verifyEmail({ site }: About, url: string): Letter {
  return {
    subject: `Please confirm your email for ${site}`,
    heading: 'Please confirm your email',
    parts: [
      text(
        `This email address was given to an account of ${site}. Please confirm that it is yours, so that we can help you if you forget your password.`,
      ),
      button('Confirm my email', url),
      text('The link works once and for 7 days.'),
      text(
        `Did you not register at ${site}? Then somebody typed your address by mistake. Please do not open the link, and delete this mail: the address then stays unconfirmed.`,
      ),
    ],
    why: `You get this mail because this address was entered at ${site}.`,
  };
}
