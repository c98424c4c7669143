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
  officeWelcome: {
    subject: (site: string) => `Your account in the office of ${site}`,
    heading: 'Welcome to the office',
    given: (site: string) =>
      `You now work in the office of ${site}. Choose a password of your own; then log in with it and with your mobile number.`,
    button: 'Choose a password',
    valid: 'The link works once and for 3 days. After that, please ask the office for a new one.',
    notYours:
      'Do you know nothing about this? Then somebody typed your address by mistake. Please do not open the link, give it to nobody, and delete this mail.',
    why: (site: string) =>
      `You get this mail because an account was made for you in the office of ${site}.`,
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
  officeActed: {
    subject: (site: string) => `The office of ${site} changed your account`,
    heading: 'A change by the office',
    did: {
      sessions: (site: string, _end: string) =>
        `The office of ${site} logged you out. Your password is the same; you can log in again.`,
      mobile: (site: string, end: string) =>
        `The office of ${site} changed the mobile number of your account. You now log in with the number that ends in ${end}. You were logged out everywhere; your password is the same.`,
      'password-link': (site: string, _end: string) =>
        `The office of ${site} made a link with which a new password can be chosen for your account. It works once and for 60 minutes.`,
      paused: (site: string, _end: string) =>
        `The office of ${site} paused your profile. Nobody finds or opens it until it is shown again. You can log in as before.`,
      resumed: (site: string, _end: string) =>
        `The office of ${site} ended the pause of your profile. Other families can find it again.`,
      closed: (site: string, end: string) =>
        `The office of ${site} closed your account, because your family wants to leave. Nobody sees your profile, and you cannot log in. On ${end} everything will be erased for good. Until then the office can open it again.`,
      reopened: (site: string, _end: string) =>
        `The office of ${site} opened your account again. Nothing is erased. You can log in as before.`,
      'erased-soon': (site: string, end: string) =>
        `Your ${site} account is closed. Soon after ${end} everything in it will be erased for good. If you want to stay, write to us before that day.`,
      corrected: (site: string, _end: string) =>
        `The office of ${site} corrected your profile. The page says what was changed. If it is not right, you can object there within 30 days.`,
      'objection-kept': (site: string, _end: string) =>
        `The office of ${site} has looked at your objection. The correction of your profile stays as it is.`,
      'objection-restored': (site: string, _end: string) =>
        `The office of ${site} has looked at your objection. Your profile says again what it said before the correction.`,
    },
    corrections: 'See the corrections',
    because: 'The reason that the office gave:',
    unknown: 'Did you not ask for this, or is it not right? Write to us at once.',
    why: `You get this mail because the office acted on your account. ${ALWAYS}`,
  },
};
export type AuthWords = typeof en;
