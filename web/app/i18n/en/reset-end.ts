export const resetEndText = {
  sent: {
    toast: 'Link to reset password has been sent to you email!',
    title: 'Please look into your email',
    message:
      'The link works once and for 60 minutes. If it is not there in a few minutes, look under spam.',
  },
  noEmail: {
    title: 'There is no confirmed email in your account',
    toast: (contact: string) => `Please send your email address to ${contact}`,
    message:
      'We add it to your account and mail you a link to confirm it. Then you can reset your password here.',
    /** if the site has no support contact */
    nobody: 'Without one we cannot send you a link. Please ask your association for help.',
    ask: 'Hello, I forgot my password and there is no email in my account. My mobile number and my email address are: ',
  },
  noMatch: {
    title: 'We could not find this account',
    message: (site: string) =>
      `No account of ${site} has this mobile number with this date of birth. Check both: the date of birth is the one in the profile.`,
    again: 'Check both and try again',
    support: 'If both are right, write to us and we will help you.',
    /** if the site has no support contact */
    nobody: 'If both are right, please ask your association for help.',
    ask: 'Hello, I forgot my password and I cannot reset it. Please help me.',
  },
};
