interface Duration {
  hours: number;
  minutes: number;
}

/** What the star finder of the horoscope step says, once its button was pressed. */
export const starFinderText = {
  title: 'Star and raasi of this birth',
  finding: 'Finding the star…',
  failed: 'The star could not be found',
  needs: {
    time: 'Without the birth time the star cannot be found: it changes about once a day. Choose the time above if somebody knows it. If nobody does, please ask your astrologer.',
    place: 'Please type the place of birth above first.',
    date: 'The date of birth is missing. It belongs to the first step.',
  },
  toDate: 'Enter the date of birth',
  /** the towns after the comma of the example below */
  exampleTown: { tamilmala: 'Madurai', marathimala: 'Pune' },
  unknownPlace: (place: string, example: string) =>
    `“${place}” is not on our list of towns. Add the nearest larger town after a comma, like “${example}”, and press the button again.`,
  /** how far the clocks of the place were ahead of UTC, `+1:00` */
  clocks: (ahead: string) => `Clocks there at that time: UTC ${ahead}`,
  duration: ({ hours, minutes }: Duration) =>
    [hours > 0 && `${hours} h`, (minutes > 0 || hours === 0) && `${minutes} min`]
      .filter(Boolean)
      .join(' '),
  clear: (earlier: string, later: string) =>
    `It is the same if the birth was up to ${earlier} earlier or ${later} later.`,
  border: {
    title: 'Near a border',
    lead: 'A few minutes make a difference here. Before you choose, ask your astrologer, or somebody who remembers the time of birth.',
    given: 'At the time that you gave',
    later: (duration: string) => `If it was ${duration} later`,
    earlier: (duration: string) => `If it was ${duration} earlier`,
  },
  use: 'Use these',
  /** which, for whoever hears the button by itself */
  ofStar: (star: string, padham: number) => `(${star}, padham ${padham})`,
  used: 'Filled in below. They are kept when you save this step.',
  method:
    'Computed from the position of the moon (Lahiri ayanamsa). Almanacs can differ: if your family has a horoscope, that counts.',
};
