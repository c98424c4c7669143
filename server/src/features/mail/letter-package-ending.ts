import type { PackageCode } from '../../db/schema/packages.ts';
import { type About, supportPart } from './about.ts';
import { button, facts, type Letter, text } from './letter.ts';
import { packageNames } from './package-names.ts';
import { day, profiles } from './wording.ts';

/** A week before the end, so that what is left is not lost unused. */
export function packageEnding(
  about: About,
  subscription: { package: PackageCode; left: number; ends_at: Date },
): Letter {
  const name = packageNames[subscription.package];
  const until = day(subscription.ends_at);
  const use =
    subscription.left > 0
      ? `You can still open the contact details of ${profiles(subscription.left)}. Please use them before that day: what is left then ends with the package.`
      : 'You have used all of its profiles.';
  return {
    subject: `Your ${name} package ends on ${until}`,
    heading: `Your ${name} package ends on ${until}`,
    parts: [
      text(use),
      facts(['Profiles left', String(subscription.left)], ['Valid until', until]),
      text(
        'If you take a new package before that day, its profiles and days are added to those that you have.',
      ),
      button('See the packages', `${about.appUrl}/upgrade`),
      ...supportPart(about, 'Any question?'),
    ],
    why: 'You get this mail because your package ends soon.',
  };
}
