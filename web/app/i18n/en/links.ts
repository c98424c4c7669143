/** Links by which others read one's own profile. */
export const linksText = {
  title: 'Links to my profile',
  lead: 'Anyone who has a link can read your profile without an account, for the days that you choose. Birth date, birth time and horoscope files are never in it. You can end a link at any time.',
  days: 'How long it works',
  dayCount: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  contact: 'With my contact details',
  contactHint:
    'Anyone who has the link can then read your mobile numbers, email and address. We ask once more whether it is you.',
  face: 'My face in the preview',
  faceHint: 'WhatsApp and others then show your first photo where the link is sent.',
  make: 'Make a link',
  making: 'Making it…',
  made: { title: 'Link made', message: 'Copy it, or send it on WhatsApp.' },
  most: (count: number) =>
    `You have ${count} links, and there may be no more at once. End one to make another.`,
  standing: {
    pending: 'You can make links once your profile is approved.',
    other: 'You can make links while other families see your profile.',
  },
  list: 'Your links',
  empty: 'There is no link',
  emptyHint: 'When you make one, you see here how often it was opened.',
  until: (when: string) => `Works until ${when}`,
  openings: (count: number) => {
    if (count === 0) return 'Not opened yet';
    return count === 1 ? 'Opened once' : `Opened ${count} times`;
  },
  withContact: 'With contact details',
  withFace: 'Face in the preview',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Not copied: please press and hold the link',
  send: 'Send on WhatsApp',
  message: (site: string, address: string, day: string) =>
    `Please have a look at this profile on ${site}: ${address} (until ${day})`,
  end: 'End link',
  ending: 'Ending…',
  /** of the buttons of a link */
  of: (action: string, made: string) => `${action}, made ${made}`,
  ended: { title: 'Link ended', message: 'Nobody can open it any more.' },
};
