/** The second step of a sign-in, and the confirmation before what only the owner of an account may do. */
export const secondStepText = {
  title: 'One more step',
  code: 'Code of your app',
  codeHint: 'The six digits that your authenticator app shows now',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten codes of 16 letters and digits that you have kept',
  password: 'Password',
  submit: 'Login',
  usePasskey: 'Use a passkey',
  waiting: 'Waiting for the passkey...',
  useApp: 'Use the app instead',
  useRecovery: 'Use a recovery code instead',
  noWay:
    'None of your second steps works on this address. Please open the address where you set them up, or ask whoever runs this site.',
  failed: 'That did not work',
  passkeyStopped: 'The passkey did not answer. Please try again.',
  back: 'Back',
  confirm: {
    title: 'Please confirm that it is you',
    lead: 'Only the owner of the account may do this. What you entered stays as it is.',
    submit: 'Confirm',
    cancel: 'Not now',
  },
};
