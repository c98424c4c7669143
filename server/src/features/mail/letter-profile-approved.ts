import { type About, supportPart } from './about.ts';
import { button, type Letter, text } from './letter.ts';

/** The profile is found from now on. */
export function profileApproved(about: About): Letter {
  return {
    subject: `Your ${about.site} profile is approved`,
    heading: 'Your profile is approved',
    parts: [
      text(
        `Good news: we have read your profile and approved it. Families at ${about.site} can find it from now on, and you can search for a match.`,
      ),
      button('Search profiles', `${about.appUrl}/profile/search`),
      text(
        'Phone numbers, email and address stay hidden until a member with a package opens your profile to get in touch.',
      ),
      text(
        'Please stay safe: never send money to somebody whom you only know from here, and meet for the first time in a public place, with family.',
      ),
      ...supportPart(about, 'Any question?'),
    ],
    why: 'You get this mail because your profile was approved.',
  };
}
