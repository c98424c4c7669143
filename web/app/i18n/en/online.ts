/** Paying through the gateway. */
export const onlineText = {
  title: 'Pay online',
  lead: 'By UPI, card or net banking, on the page of our payment service. Your package starts at once.',
  pay: (name: string, rupees: string) => `${name}: pay Rs. ${rupees}`,
  order: {
    label: 'Your online payment',
    open: {
      title: 'We are waiting for your bank',
      message:
        'This page shows it by itself once the payment is confirmed. If you stopped it, you can try again below.',
    },
    paid: { title: 'Thank you. Your package is active', receipt: 'See the receipt' },
    returned: {
      title: 'Your payment is given back',
      message:
        'The money came, but could not be used for this package. It returns the way it came, within about a week.',
    },
  },
};
