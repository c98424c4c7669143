export const keepText = {
  label: 'Keep me signed in',
  hint: 'For 30 days on your own device.',
};
