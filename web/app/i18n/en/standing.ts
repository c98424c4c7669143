/** A member's standing in a sentence, above the first page after signing in. */
export const standingText = {
  congratulations: 'Congratulations!',
  /** after the last step of the registration */
  sayPreferences: 'Say whom you look for',
  incomplete:
    'Your profile is not complete yet. Other families see it once all six steps are complete and we have checked it.',
  pending:
    'Your profile is being verified, usually within one to two days. You can look through the list meanwhile; profiles open with the approval.',
  approved: 'Your profile is approved: other families see it.',
  paused: 'Your profile is paused: no family sees it.',
  married: 'Your profile is closed, because it is marked as married.',
  refused: 'Your profile was not accepted.',
  why: 'Read why, and what you can do',
  questions: 'Questions and answers',
};
