/** The page on which a family confirms what the office entered for it. */
export const confirmText = {
  title: 'Confirm your profile',
  code: {
    lead: 'Has the office told you a code? Enter it with the mobile number of your biodata.',
    mobile: 'Mobile number',
    code: 'Code',
    codeHint: 'Eight digits',
    submit: 'Look at the profile',
    failed: 'The profile could not be opened',
    unknown:
      'There is nothing for this mobile number and code. Please check both, or ask the office for a new code.',
  },
  spent: {
    title: 'This link does not work any more',
    message:
      'It was used already, or the office has sent a newer one. If you have confirmed, log in. Otherwise please ask the office.',
    login: 'Log in',
    byCode: 'Enter a code',
  },
  lead: 'The office has entered this from your biodata. Nobody else sees it yet. Please read it through; you can correct all of it after you confirm.',
  contact: 'Contact details',
  accept: {
    title: 'Is it right?',
    login: (mobile: string) => `You will log in with the mobile number ${mobile} and a password.`,
    password: 'Password',
    passwordHint: (min: number) => `At least ${min} characters`,
    confirmPassword: 'Password again',
    submit: 'Confirm and create the profile',
    failed: 'The profile could not be created',
    taken:
      'This mobile number has an account already. If it is yours, log in, and open this link again to take the profile over.',
    agreement: {
      before: 'By confirming you accept the ',
      terms: 'terms',
      between: ' and the ',
      privacy: 'privacy notice',
      after:
        ', and you confirm that you look for a marriage partner for yourself or a member of your family.',
    },
    logIn: 'Log in',
    toFix: 'The office has to correct something in this entry first. Please tell the office.',
  },
  take: {
    title: 'Take it over into your account',
    lead: 'You are logged in. The biodata becomes the profile of this account.',
    submit: 'Take it over',
    failed: 'It could not be taken over',
    begun: 'Your account has begun a profile already, so this one cannot be taken over.',
    other: 'To use another account, log out first.',
  },
  office: 'You are logged in as the office. Only the family itself can confirm this.',
};
