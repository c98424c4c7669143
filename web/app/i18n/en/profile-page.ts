/** What stays in reach on a profile, and the way to others. */
export const profilePageText = {
  list: {
    title: 'Profiles of the list',
    position: (number: number, count: number) => `${number} of ${count}`,
    previous: 'Previous profile',
    next: 'Next profile',
  },
  backToProfile: 'Back to the profile before',
  bar: {
    title: 'Contact and shortlist',
    call: 'Call',
    callOf: (number: string) => `the number ${number}`,
  },
  zoom: { in: 'Zoom in', out: 'Zoom out' },
  similar: {
    title: 'Similar profiles',
    loading: 'Looking for similar profiles…',
    none: 'There are no similar profiles yet.',
    common: {
      subcaste: 'Same subcaste',
      community: 'Same community',
      state: 'Same state',
      language: 'Same language',
      age: 'About the same age',
      height: 'About the same height',
    },
  },
};
