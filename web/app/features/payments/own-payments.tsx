import { EmptyState } from '../../components/query/list-states.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { receiptText } from '../../i18n/en/receipt.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { rupees, shortDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { buttonClass, TextLink } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import { useOwnPayments } from './queries.ts';

/** What the member paid, newest first, each with a link to its receipt. */
export function OwnPayments() {
  const { own, list, columns, amount, refunded, saveOf } = receiptText;
  const payments = useOwnPayments();
  if (payments.isPending) return <PageLoading />;
  if (!payments.data) return <LoadFailed query={payments} />;
  const { rows } = payments.data;
  if (rows.length === 0) return <EmptyState title={own.empty}>{own.emptyHint}</EmptyState>;
  return (
    <Table label={list} columns={columns} cardsUpTo="40em">
      {rows.map((row) => (
        <tr key={row.id}>
          <td data-label={columns.receipt}>
            <TextLink to={paths.receipt(row.id)}>{row.receipt}</TextLink>
          </td>
          <td data-label={columns.date}>{shortDate(row.recorded_at)}</td>
          <td data-label={columns.package}>{subscriptionText.packages[row.package]}</td>
          <td data-label={columns.amount}>
            {amount(rupees(row.amount))}
            {row.refund && ` ${refunded(rupees(row.refund.amount), shortDate(row.refund.at))}`}
          </td>
          <td>
            <a
              className={buttonClass('outline')}
              href={row.pdf}
              aria-label={saveOf(row.receipt)}
              download
            >
              {columns.file}
            </a>
          </td>
        </tr>
      ))}
    </Table>
  );
}
