import type { PaymentWay } from '@mala/contract/subscriptions.ts';

const ways: Record<PaymentWay, string> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  card: 'Card link',
  cash: 'Cash',
  online: 'Online',
};

/** The ledger of the office. */
export const paymentsText = {
  title: 'Payments',
  ways,

  filters: {
    title: 'Filter the payments',
    from: 'From',
    to: 'To',
    domain: 'Community',
    both: 'Both',
    way: 'Way',
    package: 'Package',
    state: 'State',
    states: { recorded: 'Not refunded', refunded: 'Refunded' },
    any: 'Any',
    reference: 'Payment reference',
    who: 'Name or member id',
    search: 'Search',
    reset: 'Reset',
  },
  /** of a reference that was used before */
  first: 'See the first payment',
  one: 'One payment is shown.',
  all: 'Show all payments',

  list: 'Payments found',
  count: (count: string, one: boolean) => (one ? '1 payment' : `${count} payments`),
  shown: (shown: string) => `the first ${shown} are shown`,
  total: (rupees: string) => `Rs. ${rupees} in all`,
  ofIt: (rupees: string) => `Rs. ${rupees} of it refunded`,
  columns: {
    receipt: 'Receipt',
    date: 'Date',
    member: 'Member',
    package: 'Package',
    amount: 'Amount',
    way: 'Way',
    reference: 'Reference',
    by: 'Recorded by',
    actions: 'Actions',
  },
  amount: (rupees: string) => `Rs. ${rupees}`,
  noWay: 'Not told',
  gone: 'Account deleted',
  correct: 'Correct',
  correctOf: (receipt: string) => `Correct ${receipt}`,
  refund: 'Refund',
  refundOf: (receipt: string) => `Refund ${receipt}`,
  corrected: (day: string) => `corrected on ${day}`,
  refunded: (rupees: string, day: string) => `Rs. ${rupees} refunded on ${day}`,

  /** of a refund of an online payment */
  gateway: {
    waiting: 'given back by the payment service soon',
    done: 'given back by the payment service',
    failed: 'the payment service could not give it back: pay it back by yourself',
  },

  /** online payments that bought nothing */
  owed: {
    title: 'Online payments to give back',
    lead: 'They bought nothing, and the payment service has not given them back. Give them back on the payment service’s own site. Then they leave this list.',
    why: {
      'asked-again': 'Refused so far. It is asked again for seven days.',
      refused: 'Refused. It is not asked again.',
      'recorded-elsewhere':
        'It is recorded for somebody else. Correct that payment, or give this one back.',
    },
  },

  change: {
    success: 'Success',
    cancel: 'Cancel',
    reason: 'Reason',
    correction: {
      title: 'Correct a payment',
      lead: 'The receipt keeps its number. Another package changes the member’s profiles and days by the difference.',
      reasonHint: 'What was wrong. It stands in the history.',
      submit: 'Save the correction',
      done: 'Payment corrected',
    },
    refund: {
      title: 'Refund a payment',
      lead: 'What is left of its profiles and days is taken back. What the member has opened stays open. Pay the money back by yourself.',
      byGateway:
        'What is left of its profiles and days is taken back. What the member has opened stays open. The payment service gives the money back by itself.',
      amount: 'Amount given back (Rs.)',
      reasonHint: 'The member reads it in a mail.',
      submit: 'Refund',
      done: 'Payment refunded',
    },
  },

  /** payments that members have told of */
  told: {
    title: 'Payments told',
    list: 'Payments that members have told of',
    count: (count: string, one: boolean) => (one ? '1 payment waits' : `${count} payments wait`),
    columns: {
      screenshot: 'Screenshot',
      member: 'Member',
      package: 'Package',
      reference: 'Reference',
      paidOn: 'Paid on',
      since: 'Told',
      actions: 'Actions',
    },
    none: 'None',
    screenshotOf: (who: string) => `Screenshot of ${who}`,
    activate: 'Activate',
    activateOf: (who: string) => `Activate the package of ${who}`,
    refuse: 'Not found',
    refuseOf: (who: string) => `The payment of ${who} was not found`,
    refusal: {
      title: 'The payment was not found',
      ready: 'Ready reason',
      choose: 'Choose one, or write your own',
      reason: 'Reason',
      hint: 'The member reads it on the site and in a mail.',
      submit: 'Send',
      done: 'The member is told',
    },
    empty: 'No payment waits',
    emptyHint: 'What members tell of their payments stands here.',
    viewMore: 'View more',
    loadingMore: 'Loading…',
  },
  ledger: 'Recorded payments',

  empty: 'No payments',
  emptyHint: 'No payment fits the filters.',
  viewMore: 'View more',
  loadingMore: 'Loading…',
};
