import {
  type About,
  button,
  facts,
  type Letter,
  moment,
  supportPart,
  text,
} from '../mail/index.ts';

/** Asks to confirm an email address; the link is valid for 7 days (server rules, section 7). */
function verifyEmail({ site }: About, url: string): Letter {
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

/** The link for a new password, valid for 60 minutes (server rules, section 7). */
function resetPassword({ site }: About, url: string): Letter {
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

/** Notifies the owner of the account, who may not have changed it. */
function passwordChanged(about: About, at: string): Letter {
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
      button('Reset my password', `${about.home}/password/reset`),
      ...supportPart(about, 'If that does not work, or you need help, write to us at once.'),
    ],
    why: 'You get this mail because your password was changed. Mails about the safety of your account always come.',
  };
}

/** Tells the former address of a changed email or mobile number; the link is valid for 7 days. */
function contactChanged(about: About, url: string, at: string): Letter {
  return {
    subject: `Your ${about.site} email or mobile was changed`,
    heading: 'Your email or mobile was changed',
    parts: [
      text(`The email or the mobile numbers of your ${about.site} profile were changed.`),
      facts(['When', moment(at)]),
      text('Was it you? Then all is well, and there is nothing to do.'),
      text(
        'Was it not you? Then somebody else may be in your account. Take the change back and choose a new password. Everybody is logged out, and email and mobile numbers are as before:',
      ),
      button('Take it back', url),
      text('The link works once and for 7 days. Please give it to nobody.'),
      ...supportPart(about, 'If that does not work, or you need help, write to us at once.'),
    ],
    why: 'You get this mail because this address was confirmed for the profile. Mails about the safety of your account always come.',
  };
}

export const en = { verifyEmail, resetPassword, passwordChanged, contactChanged };
