import { type About, supportPart } from './about.ts';
import { button, facts, type Letter, text } from './letter.ts';
import { moment } from './wording.ts';

/** Tells the owner of the account, who may not be the one that changed it. */
export function passwordChanged(about: About, at: string): Letter {
  return {
    subject: `Your ${about.site} password was changed`,
    heading: 'Your password was changed',
    parts: [
      text(`The password of your ${about.site} account was changed.`),
      facts(['When', moment(at)]),
      text('Was it you? Then all is well, and there is nothing to do.'),
      text(
        'Was it not you? Then somebody else may be in your account. Please choose a new password now:',
      ),
      button('Reset my password', `${about.appUrl}/password/reset`),
      ...supportPart(about, 'If that does not work, or you need help, write to us at once.'),
    ],
    why: 'You get this mail because your password was changed. Mails about the safety of your account always come.',
  };
}
