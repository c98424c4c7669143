import { wholeNumber } from '../../lib/format.ts';

const profiles = (count: number) => (count === 1 ? '1 profile' : `${wholeNumber(count)} profiles`);

export const searchText = {
  title: 'Search Profile',
  filter: 'Filter',
  filterToggle: (active: number) => (active === 0 ? 'Filter' : `Filter (${active})`),
  sort: {
    label: 'Sort',
    by: {
      newest: 'Newest first',
      match: 'Best match first',
      active: 'Last visit first',
      youngest: 'Youngest first',
      oldest: 'Oldest first',
      nearest: 'Nearest city first',
    },
  },
  /** in the order of the nearest, where a town has no place on a map */
  nearByNames:
    'Your town is not on our list of towns, so distances are not known. Profiles from your town come first, then those from your state.',
  keyword: { label: 'City, work, education or profile number', submit: 'Search' },
  chips: {
    label: 'Chosen filters',
    clear: 'Clear all',
    quoted: (words: string) => `“${words}”`,
    range: {
      age: (from: string, to: string) => `Age ${from} to ${to}`,
      height: (from: string, to: string) => `${from} to ${to}`,
    },
    /** a whole group of professions */
    group: (name: string) => `All: ${name}`,
    preferred: 'Your preferred states',
    changePreferred: 'Your preferred states: change',
    wished: 'As you look for',
    changeWished: 'As you look for: change',
  },
  yes: {
    with_photo: 'With photo',
    fits: 'Fits my preferences',
    fits_me: 'I am as they look for',
    new: 'New since my last visit',
    not_seen: 'Not opened yet',
    shortlist: 'Shortlisted only',
    hidden: 'Hidden by me',
  },
  activeWithin: {
    1: 'Here within a day',
    7: 'Here within a week',
    30: 'Here within a month',
    90: 'Here within 3 months',
  },
  /** of an old or shared address */
  dropped: (filters: string) =>
    `This link asked for something that is not offered any more (${filters}). All else in it is chosen.`,
  group: (label: string, chosen: number) => (chosen === 0 ? label : `${label} (${chosen})`),
  remove: (value: string) => `Remove ${value}`,
  reset: 'Reset',
  show: (count: number) => `Show ${profiles(count)}`,
  showAll: 'Show profiles',
  close: 'Close filters',
  results: 'Profiles',
  count: profiles,
  searching: 'Searching…',
  empty: 'No profiles fit',
  withoutFilters: 'Search without filters',
  emptyHint: 'Fewer filters or a wider range of ages may find somebody.',
  /** where one profile is looked for by its number, and not found */
  number: {
    without: 'Search without the number',
    none: 'Nobody who can be seen now has this number.',
    isHidden: 'You have hidden this profile.',
    show: 'Show it',
    noneHidden: 'You have hidden nobody with this number.',
  },
  /** where only those are looked through that the member has hidden, or shortlisted */
  noneOfOwn: {
    hidden: 'You have hidden nobody who fits the other filters.',
    shortlist: 'Nobody on your shortlist fits the other filters.',
  },
  /** the same without any other filter */
  noneOwn: {
    hidden: 'You have hidden nobody who can be seen now.',
    shortlist: 'Nobody on your shortlist can be seen now.',
  },
  nobody: 'There are no profiles yet. New ones come in every week.',
  /** where nobody fits: which filter to let go */
  letGo: {
    action: (filter: string, count: number) => `Without ${filter}: ${profiles(count)}`,
    names: {
      age: 'age',
      height: 'height',
      city: 'town or district',
      keyword: 'the words',
      active_within: 'last visit',
      with_photo: 'photo',
      fits: 'my preferences',
      fits_me: 'what they look for',
      new: 'new',
      not_seen: 'not opened yet',
      shortlist: 'the shortlist',
      hidden: 'hidden',
      match: 'the horoscope match',
      sort: 'order',
    },
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
    atLeast: { porutham: 'Porutham at least', ashtakoot: 'Guna at least' },
    any: 'Any',
    choice: {
      porutham: (least: number) => `${wholeNumber(least)} of 10`,
      ashtakoot: (least: number) => `${wholeNumber(least)} of 36`,
    },
    /** as a chosen filter */
    least: {
      porutham: (least: number) => `Porutham from ${wholeNumber(least)} of 10`,
      ashtakoot: (least: number) => `Guna from ${wholeNumber(least)} of 36`,
    },
    noDosha: { porutham: 'No rajju', ashtakoot: 'No nadi dosha' },
    score: {
      porutham: (count: number, of: number) => `Porutham ${wholeNumber(count)}/${of}`,
      ashtakoot: (points: number, of: number) => `Guna ${wholeNumber(points)}/${of}`,
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
