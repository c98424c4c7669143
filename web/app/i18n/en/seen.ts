/** One's own profile as others see it. */
export const seenText = {
  title: 'See my profile as others do',
  as: 'As whom?',
  whom: {
    member: 'A free member',
    downloaded: 'One who downloaded it',
    guest: 'A guest on the home page',
  },
  banner: {
    member: 'This is what an approved member sees before opening your contact details.',
    downloaded: 'This is what a member sees after opening your contact details.',
    guest: 'This is what everybody on the internet sees on the home page.',
  },
  back: 'Back to my profile',
  /** in place of the contact */
  lock: (button: string) =>
    `Your contact details are closed here. Members see the button “${button}”.`,
  notShown: {
    title: 'Other families do not see your profile now',
    pending: 'They see it once it is approved.',
  },
  noFace: {
    title: 'You do not appear on the home page',
    message:
      'Our office chooses some profiles for it. On the page Photos you choose whether your photo may appear there.',
  },
  noPhoto:
    'Your photo does not appear there. You can allow it, or take it back, on the page Photos.',
  photo: 'You can take your photo back from there at any time, on the page Photos.',
  photos: 'Photos',
};
