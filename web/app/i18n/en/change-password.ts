export const changePasswordText = {
  title: 'Change Password',
  oldPassword: 'Present password',
  password: 'New password',
  confirmPassword: 'Confirm new password',
  passwordHint: (min: number) => `At least ${min} characters`,
  note: 'Every other phone or computer on which you are logged in will be logged out.',
  submit: 'Change Password',
  toastTitle: 'Password',
  failed: "Couldn't able to change password...",
  failedBecause: (why: string) => `Couldn't able to change password... ${why}`,
  done: 'Your password has been successfully updated...',
};
