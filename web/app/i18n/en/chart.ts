/** The rasi and navamsa charts on a profile. */
export const chartText = {
  title: 'Rasi and navamsa charts',
  names: { rasi: 'Rasi', navamsa: 'Navamsa' },
  loading: 'Drawing the charts…',
  failed: 'The charts could not be loaded',
  /** before the place */
  computed: 'Computed for',
  method: 'Lahiri ayanamsa, mean node. Another almanac can differ.',
  numbers: (first: string, last: string) =>
    `The numbers are the raasis, from 1 (${first}) to 12 (${last}).`,
  table: 'The same as a table, with full names',
  columns: { graha: 'Graha' },
  lacks: {
    date: 'There are no charts, because the date of birth is missing.',
    time: 'There are no charts, because the birth time is not known.',
    place: 'There are no charts, because the place of birth is missing.',
    unknown_place: 'There are no charts, because the place of birth is not on our list of towns.',
  },
  /** on one's own profile */
  ownLacks: {
    date: 'Charts are drawn as soon as the date of birth is there.',
    time: 'Charts are drawn as soon as the birth time is there.',
    place: 'Charts are drawn as soon as the place of birth is there.',
    unknown_place:
      'No charts yet: the place of birth is not on our list of towns. Add the nearest larger town to it after a comma.',
  },
  toStep: { basic: 'Enter the date of birth', horoscope: 'Open the horoscope step' },
};
