/** What a family looks for: the form, the profile's page, and how two fit. */
export const preferencesText = {
  title: 'What we look for',
  lead: 'All of it is optional: what you leave open fits everybody. Cards and profiles then say who fits.',
  /** for the office, which fills it in for a family */
  officeLead:
    'What this family looks for. All of it is optional: what is left open fits everybody.',
  who: 'Whom we look for',
  from: { age: 'From age', height: 'From height' },
  to: { age: 'To age', height: 'To height' },
  any: 'Open',
  anyCaste: 'Any caste will do',
  work: 'Work',
  learn: 'What others learn of it',
  shown: 'Show it on our profile',
  shownHint: 'Families who may open your profile read all of it there.',
  told: 'Tell families who fit that they do',
  toldHint:
    'A family that is as you say reads “You fit what they look for”, and nothing of what you said. Whoever does not fit is told nothing.',
  save: 'Save',
  saved: { title: 'What we look for', message: 'Saved. Cards and profiles now say who fits.' },
  savedForOthers: { title: 'What they look for', message: 'Saved.' },
  toSearch: 'Go to the search',
  toProfile: 'Back to the profile',
  loadFailed: 'This page could not be loaded',
  /** on a profile's page */
  ofOthers: 'What they look for',
  ofOwn: {
    shown: 'Other families read this.',
    hidden: 'Only you see this.',
    office: 'Only the family and the office see this.',
  },
  edit: 'Edit what we look for',
  labels: { age: 'Age', height: 'Height' },
  range: (from: string, to: string) => `${from} to ${to}`,
  atLeast: (from: string) => `${from} or more`,
  atMost: (to: string) => `${to} or less`,
  fits: 'You fit',
  fitsNot: 'You do not fit',
  /** on cards and pages */
  fit: {
    both: 'You fit each other',
    mine: 'Fits what you look for',
    theirs: 'You fit what they look for',
  },
};
