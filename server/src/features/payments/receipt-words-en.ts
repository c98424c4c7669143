import type { PaymentWay } from '@mala/contract/subscriptions.ts';

const ways: Record<PaymentWay, string> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  card: 'Card link',
  cash: 'Cash',
  online: 'Online',
};

/** The words of a receipt as a PDF. */
export const en = {
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
  ways,
  noWay: 'Not told',
  gone: 'Account deleted',
  none: '–',
  refunded: (amount: string, day: string) => `${amount} of it was refunded on ${day}.`,
  note: 'Made by computer. It needs no signature.',
};
export type ReceiptWords = typeof en;
