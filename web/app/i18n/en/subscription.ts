type Packages = Record<'silver' | 'gold' | 'diamond', string>;

const packages: Packages = { silver: 'Silver', gold: 'Gold', diamond: 'Diamond' };

export const subscription = {
  title: 'Subscription',
  packages,
  details: 'Subscription Details',
  total: 'TOTAL PROFILES',
  pending: 'PENDING PROFILES',
  start: 'START DATE',
  end: 'END DATE',
  duration: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  remaining: (days: number) => (days === 1 ? '1 day remaining' : `${days} days remaining`),
  viewed: 'Already viewed Profiles',
  empty: 'Empty',
  emptyHint: 'A profile stands here once you have unlocked its contact details.',
  columns: { profileId: 'ProfileId', name: 'Name', viewedAt: 'Viewed At', action: 'Action' },
  viewProfile: 'View Profile',
  viewProfileOf: (name: string) => `View Profile of ${name}`,
  viewMore: 'View more',
  loadingMore: 'Loading…',
  again: 'Try again',

  upgradeTitle: 'Upgrade',
  upgradeLead:
    'A package opens contact details, birth time and horoscope files of the profiles you choose.',
  price: (rupees: string) => `Rs. ${rupees}`,
  profiles: (count: number) => `${count} profiles`,
  days: (count: number) => `for ${count} days`,
  perProfile: (rupees: string) => `about Rs. ${rupees} a profile`,
  terms: [
    'Opening a contact uses one profile of your package. Opening the same one again is free.',
    'What you have opened stays open for you as long as that profile is approved.',
    'A second package while one runs adds its profiles and its days to it.',
    'We do not promise a match, and nobody is shown more because of what was paid.',
  ],
  termsTitle: 'What you get',
  how: 'How to pay',
  steps: [
    'Pay the price of your package in one of these ways.',
    'Send us the payment reference on WhatsApp, with your member id.',
    'We activate your package, usually on the same day.',
  ],
  upi: 'UPI',
  bank: 'Bank transfer',
  card: 'Card',
  payByCard: 'Open the card payment page',
  noWays: 'Ask us on WhatsApp how to pay: by bank transfer, UPI or card.',
  noSupport: 'Please ask your association how to pay.',
  sendReference: 'Send the payment reference on WhatsApp',
  referenceMessage: (mid: string) =>
    `Hello, I am ${mid}. I have paid for the package: . Reference: `,
  notYet: 'You can buy a package once your profile is approved.',
  completeProfile: 'Complete your profile',
  backToSearch: 'Search Profile',
  opensWhatsApp: '(opens WhatsApp)',

  standing: {
    incomplete: {
      title: 'Complete your profile first',
      message: 'Other families see you, and you see them, once all six steps are complete.',
      action: (step: string) => `Go on with ${step}`,
    },
    pending: {
      title: 'Congratulations!',
      message:
        'Your profile is complete and is being verified, usually within one to two days. You can look through the profiles meanwhile; opening them starts with the approval.',
      action: 'Ask for approval on WhatsApp',
      whatsApp: (mid: string) => `Hello, I am ${mid}. Please approve my profile.`,
    },
    approved: {
      title: 'Your profile is approved',
      message: 'You can open the profiles of other families and shortlist them.',
    },
    married: {
      title: 'Congratulations on the marriage',
      message:
        'Your profile is closed because it is marked as married. If that is a mistake, please write to us.',
      action: 'Write to support on WhatsApp',
      whatsApp: (mid: string) => `Hello, I am ${mid}. My profile is marked as married.`,
    },
    refused: {
      title: 'Your profile was not accepted',
      message: 'Please look at the reason, mend your profile if you can, and write to us.',
      reason: 'The reason:',
      action: 'Write to support on WhatsApp',
      edit: 'Look at my profile',
      whatsApp: (mid: string) => `Hello, I am ${mid}. My profile was not accepted.`,
    },
  },
};
