export const resetText = {
  title: 'Reset password',
  lead: 'Enter the mobile number of your account and the date of birth in your profile. We mail you a link to choose a new password.',
  mobile: 'Mobile number',
  birthDate: 'Date of Birth',
  domain: 'Community',
  chooseDomain: 'Choose',
  submit: 'Send the link',
  login: 'Back to Login',
  toastTitle: 'Password',
  failed: "Couldn't able to reset password...",
  failedBecause: (why: string) => `Couldn't able to reset password... ${why}`,
  noMatch: {
    title: 'We could not find this account',
    message: (site: string) =>
      `No account of ${site} has this mobile number with this date of birth. Check both: the date of birth is the one in the profile.`,
    support: 'If both are right, write to us and we will help you.',
    /** if the site has no support contact */
    nobody: 'If both are right, please ask your association for help.',
    ask: 'Hello, I forgot my password and I cannot reset it. Please help me.',
  },
};
