/** The page of a link to a profile. */
export const sharedProfileText = {
  from: (site: string, when: string) =>
    `The family has shared this profile from ${site} with you. The link works until ${when}.`,
  contact: 'Contact details',
  noContact:
    'Contact details are not part of this link. Ask the family that sent it, or register to find more profiles.',
  register: 'Register free',
  search: 'Search Profile',
  failed: 'The profile could not be opened',
  gone: {
    title: 'This link does not work any more',
    message:
      'Its days are over, or the family has ended it. Please ask whoever sent it to you for a new one.',
    home: 'Go to the home page',
  },
};
