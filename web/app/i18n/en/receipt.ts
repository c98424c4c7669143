/** Receipts, and the member's list of them. */
export const receiptText = {
  title: 'Receipt',
  facts: {
    receipt: 'Receipt number',
    date: 'Date',
    payer: 'Received from',
    mid: 'Member id',
    package: 'Package',
    amount: 'Amount',
    way: 'Paid by',
    reference: 'Payment reference',
  },
  gives: (name: string, profiles: number, days: number) =>
    `${name}: ${profiles} profiles within ${days} days`,
  amount: (rupees: string) => `Rs. ${rupees}`,
  refunded: (rupees: string, day: string) => `Rs. ${rupees} of it was refunded on ${day}.`,
  none: '–',
  save: 'Save as PDF',
  saveOf: (receipt: string) => `Save ${receipt} as PDF`,
  print: 'Print',
  missing: 'There is no such receipt',
  missingHint: 'Perhaps it belongs to another account.',

  all: 'All payments',

  own: {
    title: 'Payments and receipts',
    lead: 'Each payment that reached us, with its receipt.',
    empty: 'No payments',
    emptyHint: 'A payment stands here once the office has recorded it.',
  },
  list: 'Payments',
  columns: { receipt: 'Receipt', date: 'Date', package: 'Package', amount: 'Amount', file: 'PDF' },
};
