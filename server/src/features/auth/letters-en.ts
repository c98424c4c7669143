const ALWAYS = 'Mails about the safety of your account always come.';
const CHANGED = {
  wasIt: 'Was it you? Then all is well, and there is nothing to do.',
  support: 'If that does not work, or you need help, write to us at once.',
};

/** The words of the letters; their layout: letter-layouts.ts. */
export const en = {
  when: 'When',
  verifyEmail: {
    subject: (site: string) => `Please confirm your email for ${site}`,
    heading: 'Please confirm your email',
    given: (site: string) =>
      `This email address was given to an account of ${site}. Please confirm that it is yours, so that we can help you if you forget your password.`,
    button: 'Confirm my email',
    valid: 'The link works once and for 7 days.',
    notYours: (site: string) =>
      `Did you not register at ${site}? Then somebody typed your address by mistake. Please do not open the link, and delete this mail: the address then stays unconfirmed.`,
    why: (site: string) => `You get this mail because this address was entered at ${site}.`,
  },
  resetPassword: {
    subject: (site: string) => `Choose a new password for ${site}`,
    heading: 'Choose a new password',
    asked: (site: string) =>
      `Somebody, most likely you, told us that the password of your ${site} account is forgotten. Choose a new one here:`,
    button: 'Choose a new password',
    valid: 'The link works once and for 60 minutes. After that, please ask for a new one.',
    notYours:
      'Did you not ask for it? Then you need not do anything: your password stays as it is. Please give this link to nobody.',
    why: `You get this mail because a new password was asked for. ${ALWAYS}`,
  },
  passwordChanged: {
    subject: (site: string) => `Your ${site} password was changed`,
    heading: 'Your password was changed',
    changed: (site: string) => `The password of your ${site} account was changed.`,
    ...CHANGED,
    wasItNot:
      'Was it not you? Then somebody else may be in your account. Please choose a new password now:',
    button: 'Reset my password',
    why: `You get this mail because your password was changed. ${ALWAYS}`,
  },
  contactChanged: {
    subject: (site: string) => `Your ${site} email or mobile was changed`,
    heading: 'Your email or mobile was changed',
    changed: (site: string) =>
      `The email or the mobile numbers of your ${site} profile were changed.`,
    ...CHANGED,
    wasItNot:
      'Was it not you? Then somebody else may be in your account. Take the change back and choose a new password. Everybody is logged out, and email and mobile numbers are as before:',
    button: 'Take it back',
    valid: 'The link works once and for 7 days. Please give it to nobody.',
    why: `You get this mail because this address was confirmed for the profile. ${ALWAYS}`,
  },
};
export type AuthWords = typeof en;
