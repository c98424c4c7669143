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
};
