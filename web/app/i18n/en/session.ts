export const sessionText = {
  signInAgain: {
    title: 'Please sign in again',
    lead: 'Your session has ended. Your page is as you left it, with what you typed.',
    mobile: 'Mobile number',
    password: 'Password',
    submit: 'Sign in',
    cancel: 'Not now',
    failed: 'Login failed',
  },
};
