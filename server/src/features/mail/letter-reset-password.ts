import type { About } from './about.ts';
import { button, type Letter, text } from './letter.ts';

/** The way to a new password; the link holds 60 minutes (server rules, section 7). */
export function resetPassword({ site }: About, url: string): Letter {
  return {
    subject: `Choose a new password for ${site}`,
    heading: 'Choose a new password',
    parts: [
      text(
        `Somebody, most likely you, told us that the password of your ${site} account is forgotten. Choose a new one here:`,
      ),
      button('Choose a new password', url),
      text('The link works once and for 60 minutes. After that, please ask for a new one.'),
      text(
        'Did you not ask for it? Then you need not do anything: your password stays as it is. Please give this link to nobody.',
      ),
    ],
    why: 'You get this mail because a new password was asked for. Mails about the safety of your account always come.',
  };
}
