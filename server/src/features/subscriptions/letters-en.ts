import type { PackageCode } from '../../db/schema/subscriptions.ts';
import { type About, button, day, facts, type Letter, supportPart, text } from '../mail/index.ts';

/** What was paid for, and what the subscription is since; times are ISO texts. */
export interface Receipt {
  package: PackageCode;
  reference: string;
  /** whole rupees */
  amount: number;
  /** of the package */
  profiles: number;
  days: number;
  paid_at: string;
  /** profiles left in all */
  left: number;
  ends_at: string;
}

const NAMES: Record<PackageCode, string> = { silver: 'Silver', gold: 'Gold', diamond: 'Diamond' };

/** Without a comma, as the pages write prices. */
const rupees = (amount: number) => `Rs. ${amount}`;
const profiles = (count: number) => (count === 1 ? 'one profile' : `${count} profiles`);

/** The receipt of a payment. */
function activated(about: About, receipt: Receipt): Letter {
  const name = NAMES[receipt.package];
  return {
    subject: `Your ${name} package is active: receipt for ${rupees(receipt.amount)}`,
    heading: `Your ${name} package is active`,
    parts: [
      text('Thank you. We have received your payment. Please keep this mail as your receipt.'),
      facts(
        ['Package', `${name}, ${profiles(receipt.profiles)} within ${receipt.days} days`],
        ['Amount paid', rupees(receipt.amount)],
        ['Payment reference', receipt.reference],
        ['Date', day(receipt.paid_at)],
        ['Profiles left', String(receipt.left)],
        ['Valid until', day(receipt.ends_at)],
      ),
      text(
        'How it is counted: opening the contact details of a profile for the first time uses one. Opening the same profile again is free.',
      ),
      button('Search profiles', `${about.home}/profile/search`),
      ...supportPart(about, 'Is something wrong in this receipt?'),
    ],
    why: 'You get this mail because a package was activated for you. Receipts always come.',
  };
}

/** A week before the end, so that what is left is not lost unused. */
function ending(
  about: About,
  subscription: { package: PackageCode; left: number; ends_at: Date },
): Letter {
  const name = NAMES[subscription.package];
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
      button('See the packages', `${about.home}/upgrade`),
      ...supportPart(about, 'Any question?'),
    ],
    why: 'You get this mail because your package ends soon.',
  };
}

export const en = { activated, ending };
