/** The page of the link that asks whether a member is still looking. */
export const lookingText = {
  title: 'Are you still looking?',
  lead: 'You have not been here for a while. With one tap other families know whether it is worth writing to you. You need not log in.',
  looking: 'Yes, still looking',
  found: 'We have found someone',
  foundNote: 'Then your profile is not shown any more, and our office calls you to close it.',
  sending: 'Sending...',
  shown: {
    title: 'Thank you! Your profile is shown',
    message: 'Other families find it, in its old place. Log in to see who is new.',
    login: 'Login',
  },
  paused: {
    title: 'We are happy for you!',
    message:
      'Your profile is not shown any more. Our office calls you about closing it. Until then nothing is deleted.',
    back: 'That was a mistake: still looking',
  },
  over: {
    title: 'There is nothing to answer',
    message:
      'You have answered already, have been here since, or our office keeps your profile hidden. Log in to see your profile.',
  },
  wrong: {
    title: 'This link does not work',
    message:
      'The address is not complete or not right. Open the link in the mail again, or log in.',
  },
  failed: "Couldn't send your answer",
};
