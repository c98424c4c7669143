import { wholeNumber } from '../../lib/format.ts';

const profiles = (count: number) => (count === 1 ? '1 profile' : `${wholeNumber(count)} profiles`);

export const searchText = {
  title: 'Search Profile',
  filter: 'Filter',
  filterToggle: (active: number) => (active === 0 ? 'Filter' : `Filter (${active})`),
  fromAge: 'From age',
  toAge: 'To age',
  shortlistedOnly: 'Shortlisted only',
  group: (label: string, chosen: number) => (chosen === 0 ? label : `${label} (${chosen})`),
  remove: (value: string) => `Remove ${value}`,
  clear: 'Clear all filters',
  show: (count: number) => `Show ${profiles(count)}`,
  close: 'Close filters',
  results: 'Profiles',
  count: profiles,
  searching: 'Searching…',
  empty: 'No profiles fit',
  withoutFilters: 'Search without filters',
  emptyHint: 'Fewer filters or a wider range of ages may find somebody.',
  nobody: 'There are no profiles yet. New ones come in every week.',
  /** where nobody fits: which filter to let go */
  letGo: {
    action: (filter: string, count: number) => `Without ${filter}: ${profiles(count)}`,
    names: { age: 'age', shortlist: 'the shortlist', match: 'the horoscope match' },
  },
  /** where a limit on reading is reached */
  spent: 'That is enough for now',
  viewMore: 'View more',
  loadingMore: 'Loading…',
  addPhoto: 'Add your photo',
  blurred:
    'Photos are blurred until an administrator has approved your profile. From then on you see them clearly.',
  offline: {
    title: 'You are offline',
    message: 'The list stays as it is. Open the profile when there is a connection again.',
  },
  photoOf: (name: string) => `Photo of ${name}`,
  blurredPhotoOf: (name: string) => `Blurred photo of ${name}`,
  nameAndAge: (name: string, age: number) => `${name}, ${age}`,
  /** on a card, of a field that the family answers by "I do not know" */
  notKnown: (field: string) => `${field} not known`,
  match: {
    title: 'Horoscope match',
    bestFirst: 'Best match first',
    atLeast: { porutham: 'Porutham at least', ashtakoot: 'Guna at least' },
    any: 'Any',
    choice: {
      porutham: (least: number) => `${wholeNumber(least)} of 10`,
      ashtakoot: (least: number) => `${wholeNumber(least)} of 36`,
    },
    noDosha: { porutham: 'No rajju', ashtakoot: 'No nadi dosha' },
    score: {
      porutham: (count: number, of: number) => `Porutham ${wholeNumber(count)} of ${of}`,
      ashtakoot: (points: number, of: number) => `Guna ${wholeNumber(points)} of ${of}`,
    },
    withDosha: {
      rajju: (score: string) => `${score}, rajju does not match`,
      nadi: (score: string) => `${score}, nadi dosha`,
    },
    /** to a member whose own star or raasi is not known */
    invitation: 'Add your star and raasi to see how your horoscopes match',
  },
  shortlist: {
    add: 'Shortlist',
    added: 'Shortlisted',
    updating: 'Updating...',
    failed: 'Error shortlisting...',
  },
};
