import { OwnPayments } from '../../features/payments/own-payments.tsx';
import { receiptText } from '../../i18n/en/receipt.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** What the member paid, with the receipts. */
export default function Payments() {
  const { title, lead } = receiptText.own;
  return (
    <Stack>
      <PageTitle title={title} />
      <p className="measure">{lead}</p>
      <OwnPayments />
    </Stack>
  );
}
