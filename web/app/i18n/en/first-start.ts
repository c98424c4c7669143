/** The page where the first owner of a new site is made. */
export const firstStartText = {
  title: 'The first owner',
  lead: 'This site has no owner yet. Who fills in this form owns both communities, and gives others their roles. Log in with this mobile number and password from then on.',
  name: 'Your name',
  mobile: 'Mobile number',
  mobileHint: 'Only to log in. It may not be that of a member.',
  password: 'Password',
  passwordHint: (min: number) => `At least ${min} characters`,
  confirmPassword: 'Password again',
  submit: 'Become the owner',
  failed: 'The owner was not made',
  ended: 'This address has ended',
  endedHint:
    'It was used, or a day has passed, or the server was started again. If there is no owner yet, start the server again: it prints a new address.',
  login: 'Login',
};
