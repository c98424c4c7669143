type Packages = Record<'silver' | 'gold' | 'diamond', string>;

const packages: Packages = { silver: 'Silver', gold: 'Gold', diamond: 'Diamond' };

export const subscriptionText = {
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
  emptyHint: 'A profile stands here once you have downloaded its contact details.',
  columns: { profileId: 'ProfileId', name: 'Name', viewedAt: 'Viewed At', action: 'Action' },
  viewProfile: 'View Profile',
  viewProfileOf: (name: string) => `View Profile of ${name}`,
  viewMore: 'View more',
  loadingMore: 'Loading…',

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
  /** the support link is inserted between the two */
  pay: 'Pay the price of your package in one of these ways.',
  tell: 'Tell us below that you have paid, with the payment reference.',
  activated: 'We activate your package, usually on the same day.',
  upi: 'UPI',
  bank: 'Bank transfer',
  card: 'Card',
  payFor: 'Which package are you paying for?',
  openUpi: 'Open a UPI app with the amount filled in',
  upiCode: (rupees: string) => `QR code for a UPI app: Rs. ${rupees}`,
  scanUpi: 'Or scan this code with the UPI app of any phone. Amount and member id are filled in.',
  copy: 'Copy',
  copyOf: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  notCopied: 'That did not work. Please copy it by hand.',
  payByCard: 'Open the card payment page',
  noWays: {
    whatsApp: 'Ask us on WhatsApp how to pay: by bank transfer, UPI or card.',
    email: 'Ask us by email how to pay: by bank transfer, UPI or card.',
    nobody: 'Please ask your association how to pay.',
  },
  askHow: { whatsApp: 'Ask on WhatsApp how to pay', email: 'Ask by email how to pay' },
  askHowMessage: (mid: string) => `Hello, I am ${mid}. How can I pay for a package?`,
  /** above the packages, for members who cannot use them yet */
  notYet: {
    incomplete: 'You can buy a package once your profile is complete and approved.',
    pending:
      'Your profile is being verified, usually within one to two days. You can use a package once your profile is approved; the days of the package count from its activation.',
  },
  backToSearch: 'Search Profile',

  standing: {
    administrator: {
      title: 'You are an administrator',
      message:
        'You have no profile to complete and need no package: you find and open every profile in the administration.',
      action: 'Go to the administration',
    },
    incomplete: {
      title: 'Complete your profile first',
      message: 'Other families see you, and you see them, once all six steps are complete.',
      action: (step: string) => `Go on with ${step}`,
    },
    pending: {
      title: 'Congratulations!',
      message:
        'Your profile is complete and is being verified, usually within one to two days. You can look through the profiles meanwhile; opening them starts with the approval. If you have heard nothing after two days, please ask us.',
      action: { whatsApp: 'Ask for approval on WhatsApp', email: 'Ask for approval by email' },
      ask: (mid: string) => `Hello, I am ${mid}. Please approve my profile.`,
    },
    approved: {
      title: 'Your profile is approved',
      message: 'You can open the profiles of other families and shortlist them.',
    },
    paused: {
      title: 'Your profile is paused',
      member:
        'You have paused it. No family sees it, and you do not see theirs, until you show it again.',
      office: {
        support:
          'Our office has paused it. No family sees it, and you do not see theirs. If you do not know why, or want it shown again, please write to us.',
        nobody:
          'Our office has paused it. No family sees it, and you do not see theirs. If you do not know why, or want it shown again, please ask your association.',
      },
      since: (day: string) => `Since ${day}.`,
      reason: 'The reason:',
      action: 'Show my profile again',
      ask: (mid: string) => `Hello, I am ${mid}. My profile is paused. Please show it again.`,
    },
    married: {
      title: 'Congratulations on the marriage',
      message: {
        support:
          'Your profile is closed because it is marked as married. If that is a mistake, please write to us.',
        nobody:
          'Your profile is closed because it is marked as married. If that is a mistake, please ask your association.',
      },
      ask: (mid: string) => `Hello, I am ${mid}. My profile is marked as married.`,
    },
    refused: {
      title: 'Your profile was not accepted',
      message: {
        support: 'Please look at the reason, mend your profile if you can, and write to us.',
        nobody:
          'Please look at the reason, mend your profile if you can, and ask your association to look at it again.',
      },
      reason: 'The reason:',
      edit: 'Look at my profile',
      ask: (mid: string) => `Hello, I am ${mid}. My profile was not accepted.`,
    },
    write: { whatsApp: 'Write to support on WhatsApp', email: 'Write to support by email' },
  },
};
