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
};
