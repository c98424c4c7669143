/**
 * The address that opens a UPI app with payee, amount and a note filled in (NPCI, "UPI Linking Specifications"): whole rupees,
 * and the member id as the note. An app shows it to the payer, who can change the amount.
 */
export function upiAddress(paid: {
  upiId: string;
  payee: string;
  amount: number;
  note: string;
}): string {
  const parts = {
    pa: paid.upiId,
    pn: paid.payee,
    am: `${paid.amount}.00`,
    cu: 'INR',
    tn: paid.note,
  };
  // apps take no + for a space
  const query = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `upi://pay?${query.join('&')}`;
}
