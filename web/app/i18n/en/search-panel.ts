import { wholeNumber } from '../../lib/format.ts';

/** The panel of filters, which is loaded when it is seen. */
export const searchPanelText = {
  sections: {
    match: 'The match',
    person: 'About the person',
    work: 'Education and work',
    family: 'Family and community',
    place: 'Place',
    horoscope: 'Horoscope',
    activity: 'Activity, and what is yours',
  },
  /** `found`: how many there are within the range */
  ranges: {
    age: {
      from: 'From age',
      to: 'To age',
      found: (from: string, to: string, profiles: string) => `Age ${from} to ${to}: ${profiles}`,
    },
    height: {
      from: 'From height',
      to: 'To height',
      found: (from: string, to: string, profiles: string) => `Height ${from} to ${to}: ${profiles}`,
    },
  },
  /** a field within a long list */
  find: (label: string) => `Search in ${label}`,
  findShort: 'Type to search',
  foundInList: (count: number) =>
    count === 0 ? 'Nothing found in this list' : `${wholeNumber(count)} found`,
  towns: {
    label: 'Town or district',
    add: 'Add',
    most: (n: number) => `A search may have ${n} towns. Remove one to add another.`,
  },
  active: { label: 'Last visit', any: 'Any time' },
  preferred: { label: 'Begin each search with the preferred states' },
  wishes: {
    label: 'Begin each search with what we look for',
    change: 'Change what we look for',
  },
  clear: 'Clear all filters',
};
