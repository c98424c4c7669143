/** Who of the office looked at the member's own contact. */
export const looksText = {
  title: 'Who looked at my contact',
  lead: 'Each time somebody of our office looks at your mobile numbers, address, email, birth time or horoscope files, it is written down here. Looks of the same person within ten minutes are one line. If you do not know why somebody looked, please ask us.',
  list: 'Looks of the office',
  columns: { at: 'When', name: 'Who', part: 'At what' },
  parts: {
    contact: 'Contact details',
    'horoscope-file': 'Horoscope file',
    number: 'Found you by your telephone number',
  },
  noName: 'The office',
  count: (count: string, one: boolean) => (one ? '1 look' : `${count} looks`),
  shown: (shown: string) => `the first ${shown} are shown`,
  empty: 'Nobody of the office has looked',
  emptyHint: 'When somebody does, you find it here.',
  viewMore: 'View more',
  loadingMore: 'Loading…',
};
