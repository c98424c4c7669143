/** For a member who is here after a long time. */
export const shownAgainText = {
  title: 'Welcome back! Your profile is shown again',
  message:
    'You had not been here for about three months, so other families did not see it for a while. It is in its old place now.',
  read: 'OK',
};
