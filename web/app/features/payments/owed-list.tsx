import { OwnWords } from '../../components/profile/own-words.tsx';
import { paymentsText } from '../../i18n/en/payments.ts';
import { rupees, shortTime } from '../../lib/format.ts';
import { officePaths } from '../../lib/session/office.ts';
import { TextLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { Filters } from './filters.ts';
import classes from './payment-list.module.css';
import { usePayments } from './queries.ts';

type Owed = NonNullable<
  NonNullable<ReturnType<typeof usePayments>['data']>['pages'][number]['owed']
>[number];

/** Online payments that the office has to give back by itself; nothing while there are none. They come with the ledger. */
export function OwedList({ filters }: { filters: Filters }) {
  const { owed: text } = paymentsText;
  const owed = usePayments(filters).data?.pages[0]?.owed;
  if (!owed) return null;
  return (
    <section aria-labelledby="owed">
      <Stack gap="sm">
        <h2 id="owed">{text.title}</h2>
        <p>{text.lead}</p>
        <ul className={classes.claims} aria-labelledby="owed">
          {owed.map((one) => (
            <li key={one.id}>
              <OwedPayment owed={one} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

function OwedPayment({ owed }: { owed: Owed }) {
  const { owed: text, amount, gone } = paymentsText;
  const { name, mid, profile_id } = owed;
  const who = <OwnWords typed={[name ?? gone, mid && `(${mid})`].filter(Boolean).join(' ')} />;
  return (
    <>
      {profile_id ? <TextLink to={officePaths.member(profile_id)}>{who}</TextLink> : who}
      <span className={classes.more}>
        {amount(rupees(owed.amount))}, <span translate="no">{owed.reference}</span>,{' '}
        {shortTime(owed.since)}
      </span>
      <span className={classes.more}>{text.why[owed.why]}</span>
    </>
  );
}
