export const albumText = {
  list: 'Your photos',
  first: 'The first photo is your face in the search: others see it on your card.',
  photo: (number: number) => `Photo ${number}`,
  /** appended to a button's text for screen readers */
  ofPhoto: (number: number) => `(photo ${number})`,
  waiting: 'We look at it before others see it',
  refused: (reason: string | null) => (reason ? `Not accepted: ${reason}` : 'Not accepted.'),
  refusedHint: 'Nobody else sees it. Remove it and choose another one if you like.',

  earlier: 'Earlier',
  later: 'Later',
  moveEarlier: (number: number) => `Move photo ${number} earlier`,
  moveLater: (number: number) => `Move photo ${number} later`,
  makeFirst: 'Make it the first photo',
  isFirst: 'First photo, your face in the search',
  moved: (place: number, count: number) => `Moved to place ${place} of ${count}`,
  movedFirst: 'This is the first photo now, your face in the search',
  movedBack: 'The photos stand as they stood before',

  caption: {
    label: (number: number) => `Caption of photo ${number}`,
    add: 'Add a caption',
    change: 'Change the caption',
    used: (used: number, most: number) => `${used} of ${most} characters`,
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    saved: 'Caption saved',
    removed: 'Caption removed',
  },

  remove: (number: number) => `Remove photo ${number}`,
  removed: (number: number) => `Photo ${number} is removed.`,
  undo: 'Undo',
  undoFor: (minutes: number) => `You can bring it back for ${minutes} minutes.`,
  restored: (number: number) => `Photo ${number} is back`,
  gone: 'This photo can no longer be brought back. You can upload it again.',

  /** if there is no photo yet */
  none: "You won't be able to see photo from other profiles unless you upload your photo.",
  /** the box beside the album, about the home page of the site */
  home: 'My photo may appear on the home page',
  homeHint:
    'Everybody on the internet can then see your first photo there, with your first name, age and city. You can take this back at any time.',
};
