const why = 'You get this mail because our team read your profile.';

/** The words of the letters; their layout: letter-layouts.ts. */
export const en = {
  /** above the reason of a refusal */
  wrote: 'This is what our team wrote:',
  /** what the text below a photo is called */
  caption: 'Caption',
  approved: {
    subject: (site: string) => `Your ${site} profile is approved`,
    heading: 'Your profile is approved',
    found: (site: string) =>
      `Good news: we have read your profile and approved it. Families at ${site} can find it from now on, and you can search for a match.`,
    button: 'Search profiles',
    hidden:
      'Phone numbers, email and address stay hidden until a member with a package opens your profile to get in touch.',
    safe: 'Please stay safe: never send money to somebody whom you only know from here, and meet for the first time in a public place, with family.',
    support: 'Any question?',
    why: 'You get this mail because your profile was approved.',
  },
  refused: {
    subject: (site: string) => `Your ${site} profile needs a change`,
    heading: 'Your profile needs a change',
    notShown: 'We have read your profile and cannot show it to other families yet.',
    correct: 'Please correct it in your profile, then tell us, and we read it again:',
    button: 'Open my profile',
    support: 'When it is corrected, or if you think that it is a mistake, write to us.',
    why,
  },
  duplicate: {
    subject: (site: string) => `Your ${site} profile is there twice`,
    heading: 'There is already a profile like yours',
    notShown: (site: string) =>
      `It seems that this person already has a profile at ${site}, so this second one is not shown. Please log in with the first account.`,
    support: 'Is it a mistake, or can you not log in to the first account? Write to us.',
    why,
  },
  textRefused: {
    subject: (site: string) => `A text in your ${site} profile needs a change`,
    heading: 'One of your texts needs a change',
    notShown: (label: string) =>
      `We have read “${label}” in your profile and cannot show it to other families, because it seems to contain a phone number, an address or a link. Everything else stays as it is.`,
    change: 'Please change this text. Families get your contact when they choose your profile.',
    button: 'Change the text',
    support: 'If you think that it is a mistake, write to us.',
    why,
  },
  changeRefused: {
    subject: (site: string) => `A change in your ${site} profile was not accepted`,
    heading: 'A change was not accepted',
    notShown: (labels: string) =>
      `You changed this in your profile: ${labels}. We have looked at it and cannot accept it, so other families see what stood there before. Everything else stays as it is.`,
    change: 'Please look at it again: correct it, or take it back.',
    button: 'Open my profile',
    support: 'If you think that it is a mistake, write to us.',
    why,
  },
};
export type ModerationWords = typeof en;
