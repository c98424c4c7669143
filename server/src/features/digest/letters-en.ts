/** The words of the letters; their layout: letter-layouts.ts. */
export const en = {
  title: (count: number) =>
    count === 1 ? 'One new profile for you' : `${count} new profiles for you`,
  intro: 'These profiles fit your saved searches. They are new since our last mail.',
  person: (name: string, age: number) => [name, `${age} years`].filter(Boolean).join(', '),
  height: ({ feet, inches }: { feet: number; inches: number }) => `${feet}ft ${inches}in`,
  open: 'Open the profile',
  lacksPhoto: 'Add a photo of your own to see the photos of others.',
  searches: 'New in your saved searches:',
  count: (count: number) => String(count),
  button: 'See my saved searches',
  why: {
    daily: 'You get this mail because you chose to be told of new profiles every day.',
    weekly: 'You get this mail because you chose to be told of new profiles every week.',
  },
};
export type DigestWords = typeof en;
