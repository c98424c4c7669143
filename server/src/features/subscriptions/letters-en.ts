import type { PackageCode } from '../../db/schema/subscriptions.ts';

const names: Record<PackageCode, string> = { silver: 'Silver', gold: 'Gold', diamond: 'Diamond' };
const profiles = (count: number) => (count === 1 ? 'one profile' : `${count} profiles`);

/** The words of the letters; their layout: letter-layouts.ts. */
export const en = {
  names,
  /** without a comma, as the pages write prices */
  rupees: (amount: number) => `Rs. ${amount}`,
  labels: {
    package: 'Package',
    amount: 'Amount paid',
    reference: 'Payment reference',
    date: 'Date',
    left: 'Profiles left',
    until: 'Valid until',
  },
  activated: {
    subject: (name: string, amount: string) =>
      `Your ${name} package is active: receipt for ${amount}`,
    heading: (name: string) => `Your ${name} package is active`,
    thanks: 'Thank you. We have received your payment. Please keep this mail as your receipt.',
    bought: (name: string, count: number, days: number) =>
      `${name}, ${profiles(count)} within ${days} days`,
    counted:
      'How it is counted: opening the contact details of a profile for the first time uses one. Opening the same profile again is free.',
    button: 'Search profiles',
    support: 'Is something wrong in this receipt?',
    why: 'You get this mail because a package was activated for you. Receipts always come.',
  },
  refunded: {
    subject: (amount: string) => `We have refunded ${amount}`,
    taken: (count: number, days: number) =>
      `With it, ${profiles(count)} and ${days === 1 ? 'one day' : `${days} days`} of your package are taken back. What you have opened stays open.`,
    nothing: 'Nothing of your package is taken back.',
    given: 'Refunded',
    reason: 'Reason',
    receipt: 'Receipt number',
    support: 'Is something wrong in this?',
    why: 'You get this mail because a payment of yours was refunded. Such mails always come.',
  },
  notFound: {
    subject: 'We have not found your payment',
    looked: 'You told us of this payment. We have looked for it and have not found it.',
    reason: 'What the office says:',
    next: 'Please compare the payment reference and the day with your bank or UPI app, and tell us again. If the money has left your account, it is not lost.',
    button: 'Tell us again',
    support: 'Do you need help?',
    why: 'You get this mail because you told us of a payment. Such mails always come.',
  },
  ending: {
    title: (name: string, until: string) => `Your ${name} package ends on ${until}`,
    left: (count: number) =>
      `You can still open the contact details of ${profiles(count)}. Please use them before that day: what is left then ends with the package.`,
    none: 'You have used all of its profiles.',
    extend:
      'If you take a new package before that day, its profiles and days are added to those that you have.',
    button: 'See the packages',
    support: 'Any question?',
    why: 'You get this mail because your package ends soon.',
  },
};
export type SubscriptionWords = typeof en;
