import { type About, supportPart } from './about.ts';
import { button, facts, type Letter, text } from './letter.ts';
import type { Receipt } from './mail.ts';
import { packageNames } from './package-names.ts';
import { day, profiles, rupees } from './wording.ts';

/** The receipt of a payment. */
export function packageActivated(about: About, receipt: Receipt): Letter {
  const name = packageNames[receipt.package];
  return {
    subject: `Your ${name} package is active: receipt for ${rupees(receipt.amount)}`,
    heading: `Your ${name} package is active`,
    parts: [
      text('Thank you. We have received your payment. Please keep this mail as your receipt.'),
      facts(
        ['Package', `${name}, ${profiles(receipt.profiles)} within ${receipt.days} days`],
        ['Amount paid', rupees(receipt.amount)],
        ['Payment reference', receipt.reference],
        ['Date', day(receipt.paid_at, 'Asia/Kolkata')],
        ['Profiles left', String(receipt.left)],
        ['Valid until', day(receipt.ends_at)],
      ),
      text(
        'How it is counted: opening the contact details of a profile for the first time uses one. Opening the same profile again is free.',
      ),
      button('Search profiles', `${about.appUrl}/profile/search`),
      ...supportPart(about, 'Is something wrong in this receipt?'),
    ],
    why: 'You get this mail because a package was activated for you. Receipts always come.',
  };
}
