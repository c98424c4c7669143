/** The words of the letters; their layout: letter-layouts.ts. */
export const en = {
  answered: {
    subject: (site: string) => `What became of your complaint at ${site}`,
    heading: 'We have looked at your complaint',
    looked: 'Thank you for telling us of a profile. Our office has looked at it and writes:',
    thanks: 'The other family does not learn that you wrote to us.',
    button: 'See my complaints',
    support: 'Do you want to add something?',
    why: 'You get this mail because you told us of a profile.',
  },
  warned: {
    subject: (site: string) => `A word about your ${site} profile`,
    heading: 'Please read what our office writes',
    told: 'We were told something about your profile or your messages, and have looked at it. Our office writes:',
    please: (site: string) =>
      `Please see to it. A profile that does not keep to the rules of ${site} is not shown any more.`,
    button: 'Open my profile',
    support: 'If you think that it is a mistake, write to us.',
    why: 'You get this mail because our office looked at your profile.',
  },
};
export type ComplaintWords = typeof en;
