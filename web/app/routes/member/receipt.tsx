import { can } from '@mala/contract/access/roles.ts';
import { useParams } from 'react-router';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { useReceipt } from '../../features/payments/queries.ts';
import { ReceiptSheet } from '../../features/payments/receipt-sheet.tsx';
import { receiptText } from '../../i18n/en/receipt.ts';
import { ApiError } from '../../lib/api-error.ts';
import { officePaths } from '../../lib/session/office.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { LinkButton, TextLink } from '../../ui/button.tsx';
import { MessagePage, PageLoading, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** The receipt of a payment, to be read and printed by the member and by the office. */
export default function ReceiptPage() {
  const { paymentId = '' } = useParams();
  const text = receiptText;
  const { me } = useMember();
  const receipt = useReceipt(paymentId);
  const all = can(me, 'payments.record') ? officePaths.adminPayments : paths.payments;
  if (receipt.error instanceof ApiError && receipt.error.status === 404)
    return (
      <MessagePage title={text.missing} message={text.missingHint}>
        <LinkButton to={all}>{text.all}</LinkButton>
      </MessagePage>
    );
  return (
    <Stack>
      <PageTitle title={text.title} />
      {receipt.isPending && <PageLoading />}
      {receipt.isError && <LoadFailed query={receipt} />}
      {receipt.data && <ReceiptSheet receipt={receipt.data} />}
      <p>
        <TextLink to={all}>{text.all}</TextLink>
      </p>
    </Stack>
  );
}
