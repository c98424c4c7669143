export const offlineText = {
  title: 'You are offline',
  message:
    'This page needs the internet, and there is none at the moment. Nothing that you saved is lost. Check your connection, then try again.',
  again: 'Try again',
};
