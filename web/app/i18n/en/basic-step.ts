/** What only the first step says. */
export const basicStepText = {
  contactPassword: {
    label: 'Your password',
    hint: 'Needed for another email, mobile or date of birth. It protects your account.',
  },
  /** on the first step of somebody who has just registered */
  prepared: 'Has the office prepared your profile? You need not type it again.',
  takeOver: 'Take it over with the code',
};
