import { CountedTable } from '../../components/query/counted-table.tsx';
import { useLiveList } from '../../components/query/use-live-list.ts';
import { paymentsText } from '../../i18n/en/payments.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { rupees, shortDate, shortTime } from '../../lib/format.ts';
import { officePaths } from '../../lib/session/office.ts';
import { useFrom } from '../../lib/use-from.ts';
import { paths } from '../../paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { Row } from '../../ui/stack.tsx';
import type { Filters } from './filters.ts';
import classes from './payment-list.module.css';
import { type Payment, usePayments } from './queries.ts';

/** What somebody of the office is about to do to a payment. */
export interface Change {
  kind: 'correct' | 'refund';
  payment: Payment;
}
const KINDS = ['correct', 'refund'] as const;
/** The text that names the payment. */
const CHANGES = { correct: 'correctOf', refund: 'refundOf' } as const;
type OnChange = (change: Change) => void;

const WIDTHS = {
  receipt: '9rem',
  date: '8rem',
  package: '6.5rem',
  amount: '9rem',
  way: '7.5rem',
  reference: '9.5rem',
  by: '8.5rem',
  actions: '8rem',
};

/** The payments that match, with what was paid in all. */
export function PaymentList({ filters, onChange }: { filters: Filters; onChange: OnChange }) {
  const text = paymentsText;
  const list = usePayments(filters);
  const { count = 0, total = 0, refunded = 0 } = list.data?.pages.at(-1) ?? {};
  useLiveList(list);
  return (
    <>
      {count > 0 && (
        <p>
          <strong>{text.total(rupees(total))}</strong>
          {refunded > 0 && `, ${text.ofIt(rupees(refunded))}`}
        </p>
      )}
      <CountedTable
        list={list}
        idOf={({ id }) => id}
        text={text}
        row={(row) => <PaymentRow row={row} onChange={onChange} />}
        widths={WIDTHS}
        cardsUpTo="79em"
        className={classes.table}
      />
    </>
  );
}

function PaymentRow({ row, onChange }: { row: Payment; onChange: OnChange }) {
  const text = paymentsText;
  const { columns, amount, ways, noWay, gone } = text;
  const { refund } = row;
  const from = useFrom();
  return (
    <tr>
      <th scope="row" data-label={columns.receipt}>
        <TextLink to={paths.receipt(row.id)}>{row.receipt}</TextLink>
      </th>
      <td data-label={columns.date}>
        {shortTime(row.recorded_at)}
        {row.corrected_at && (
          <span className={classes.more}>{text.corrected(shortDate(row.corrected_at))}</span>
        )}
      </td>
      <td className={classes.typed} data-label={columns.member}>
        {row.profile_id ? (
          <TextLink to={officePaths.member(row.profile_id)} state={from}>
            <span translate="no">{row.name ?? gone}</span> {row.mid && `(${row.mid})`}
          </TextLink>
        ) : (
          <>
            <span translate="no">{row.name ?? gone}</span> {row.mid && `(${row.mid})`}
          </>
        )}
      </td>
      <td data-label={columns.package}>{subscriptionText.packages[row.package]}</td>
      <td data-label={columns.amount}>
        {amount(rupees(row.amount))}
        {refund && (
          <span className={classes.more}>
            {text.refunded(rupees(refund.amount), shortDate(refund.at))}
          </span>
        )}
        {refund?.by_gateway && (
          <span className={classes.more}>{text.gateway[refund.by_gateway]}</span>
        )}
        {refund && (
          <span className={classes.more} translate="no">
            {refund.reason}
          </span>
        )}
      </td>
      <td data-label={columns.way}>{row.way ? ways[row.way] : noWay}</td>
      <td className={classes.typed} data-label={columns.reference} translate="no">
        {row.reference}
      </td>
      <td className={classes.typed} data-label={columns.by} translate="no">
        {row.recorded_by}
      </td>
      <td>
        {!refund && (
          <Row gap="xs">
            {KINDS.map((kind) => (
              <Button
                key={kind}
                look="outline"
                aria-label={text[CHANGES[kind]](row.receipt)}
                onClick={() => onChange({ kind, payment: row })}
              >
                {text[kind]}
              </Button>
            ))}
          </Row>
        )}
      </td>
    </tr>
  );
}
