import type { StoppableMail } from '@mala/contract/mail.ts';

/** The names of the optional mails, in the list and on the page that stops them. */
const MAILS: Record<StoppableMail, { name: string; hint: string }> = {
  'profile-approved': {
    name: 'Your profile is approved',
    hint: 'Tells you that other families can see your profile.',
  },
  'profile-refused': {
    name: 'Your profile needs a change',
    hint: 'Tells you why your profile was not approved, and what to change.',
  },
  'text-refused': {
    name: 'A text needs a change',
    hint: 'Tells you which text of your profile other families cannot see, and why.',
  },
  'package-ending': {
    name: 'Your package ends soon',
    hint: 'Comes seven days before the last day of your package.',
  },
  'still-looking': {
    name: 'Are you still looking?',
    hint: 'Asks after two months without a visit, and tells you when your profile is not shown any more.',
  },
  'new-profiles': {
    name: 'New profiles in your saved searches',
    hint: 'Comes as often as you choose.',
  },
};

export const accountText = {
  newPassword: {
    title: 'Choose a new password',
    lead: 'You log in with it from now on. Wherever you are logged in, you will be logged out.',
    password: 'New password',
    confirmPassword: 'Confirm new password',
    passwordHint: (min: number) => `At least ${min} characters, and not your mobile number`,
    submit: 'Save the new password',
    toastTitle: 'Password',
    failed: "Couldn't able to change password...",
    failedBecause: (why: string) => `Couldn't able to change password... ${why}`,
    done: 'Your password has been successfully updated...',
    spent: {
      title: 'This link does not work any more',
      message:
        'It has been used already, or it is too old. Ask for a new one, and use the newest mail.',
      action: 'Ask for a new link',
    },
  },
  undoContact: {
    title: 'Take the change back',
    lead: 'Your email and mobile numbers become what they were before. Choose a new password, because somebody else may know yours. Wherever you are logged in, you will be logged out.',
    submit: 'Take it back',
    toastTitle: 'Email and mobile',
    failed: 'The change could not be taken back.',
    failedBecause: (why: string) => `The change could not be taken back. ${why}`,
    done: 'Email and mobile numbers are as before. Please log in with your new password.',
    spent: {
      title: 'This link does not work any more',
      message:
        'It has been used already, or it is older than 7 days. If you did not change your email or mobile, please write to support.',
      action: 'Login',
      /** the message to support */
      ask: 'Hello, somebody has changed the email or mobile number of my account, and the link in your mail does not work any more. Please help me.',
    },
  },
  verify: {
    title: 'Email verification',
    working: 'We are checking your link…',
    done: 'Your email has been verified successfully.',
    failed: "Couldn't able to verify your email.",
    why: 'The link has been used already, or it is older than 7 days, or your email address was changed after it was sent.',
    already: (email: string) => `${email} is confirmed. There is nothing more to do.`,
    signIn: 'If you opened it before, your email is confirmed. Otherwise log in to get a new link.',
    networkFailed: 'Verification failed',
    again: 'Try again',
    login: 'Login',
    myProfile: 'My Profile',
  },
  email: {
    unverified: {
      title: 'Please confirm your email',
      message: (email: string) =>
        `We sent a link to ${email}. Open it once. If it is not there, look under spam or have it sent again.`,
    },
    resend: {
      action: 'Send the link again',
      sending: 'Sending...',
      title: 'Email',
      done: (email: string) => `A new link is on its way to ${email}.`,
      notNeeded: 'There is no address to confirm. Please look at the email in your profile.',
      failed: "Couldn't send the link",
    },
    missing: {
      title: 'There is no email in your account',
      message:
        'If you forget your password, you can only get a new one through support. Enter your email below to reset it yourself.',
      support: (contact: string) => `Support: ${contact}`,
      /** if the site has no support contact */
      nobody:
        'If you forget your password, you cannot get a new one by mail. Enter your email below to reset it yourself.',
    },
  },
  sessions: {
    title: 'Devices',
    lead: 'The phones and computers on which you are logged in. Sign out any that you do not know, and then change your password.',
    list: 'Your devices',
    unknown: 'Unknown device',
    name: (browser: string, system: string) => `${browser} on ${system}`,
    /** by the names that the server knows; another one is shown as it is */
    products: {
      Chrome: 'Chrome',
      Firefox: 'Firefox',
      Safari: 'Safari',
      'Microsoft Edge': 'Microsoft Edge',
      Opera: 'Opera',
      'Samsung Internet for Android': 'Samsung Internet',
      'UC Browser': 'UC Browser',
      'Android Browser': 'Android browser',
      Windows: 'Windows',
      macOS: 'macOS',
      Linux: 'Linux',
      iOS: 'iOS',
      'Chrome OS': 'Chrome OS',
    },
    current: 'This device',
    signedInAt: (when: string) => `Signed in ${when}`,
    seenAt: (when: string) => `Last seen ${when}`,
    keptUntil: (day: string) => `Stays signed in until ${day}, and longer if it is used`,
    end: 'Sign out',
    ending: 'Signing out...',
    endOf: (name: string, when: string) => `Sign out ${name}, signed in ${when}`,
    ended: { title: 'Devices', message: 'The device has been signed out.' },
    endFailed: "Couldn't sign out",
    alone: 'You are not logged in anywhere else.',
    failed: 'Your devices could not be loaded',
    everywhere: {
      action: 'Sign out everywhere',
      title: 'Sign out everywhere?',
      message: 'You will be logged out on every phone and computer, this one too.',
      confirm: 'Yes, sign out everywhere',
      working: 'Signing out...',
      cancel: 'Cancel',
      failed: "Couldn't sign out everywhere",
    },
  },
  mails: {
    title: 'Mails',
    lead: 'Which mails do you want to get? Each choice is saved at once.',
    choices: 'Mails that you can choose',
    of: MAILS,
    always:
      'Mails about your password, your email address and your payments always come: they keep your account safe.',
    address: 'Where they go',
    to: (email: string) => `Your mails go to ${email}.`,
    confirmed: 'This address is confirmed.',
    noAddress: 'There is no email in your profile, so no mail reaches you.',
    change: 'Change the email in My Profile',
    add: 'Enter an email in My Profile',
    saved: 'Saved',
    saveFailed: "Couldn't save your choice",
    failed: 'Your choices could not be loaded',
  },
  unsubscribe: {
    title: 'Stop these mails',
    message: (mail: string) => `You will no longer get the mail “${mail}”.`,
    rest: 'All other mails still come.',
    action: 'Stop these mails',
    working: 'Stopping...',
    failed: "Couldn't stop these mails",
    done: {
      title: 'Done',
      message: (mail: string) => `We will not send you the mail “${mail}” any more.`,
      back: 'You can have it again: log in and open Mails.',
      action: 'Choose my mails',
    },
    wrong: {
      title: 'This link does not work',
      message:
        'The address is not complete or not right. Open the link in the mail again, or log in and choose your mails there.',
      action: 'Log in and choose',
    },
  },
  termsDue: {
    title: 'Our terms have changed',
    message: (date: string) =>
      `There are new terms and a new privacy notice, of ${date}. Please read them. To go on, please accept them.`,
    terms: 'Read the terms',
    privacy: 'Read the privacy notice',
    stay: 'Nothing in your profile changes. You go on where you were.',
    accept: 'Accept',
    accepting: 'Accepting...',
    logOut: 'Log Out',
    failed: "Couldn't record your answer",
    changed: {
      title: 'There is an even newer version',
      message: 'Reload this page to read it. What you saved is safe.',
      action: 'Reload',
    },
  },
};
