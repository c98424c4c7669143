import type { Subscription } from '@mala/contract/subscriptions.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { shortDate } from '../../lib/format.ts';
import { Stack } from '../../ui/stack.tsx';
import classes from './summary.module.css';

/** "Subscription Details": the package, what remains of it, and its dates. */
export function SubscriptionSummary({ subscription }: { subscription: Subscription }) {
  const text = subscriptionText;
  const { total_download, current_download, start_date, end_date, duration, remaining } =
    subscription;
  const facts = [
    { name: text.total, value: total_download, more: text.packages[subscription.package] },
    { name: text.pending, value: total_download - current_download },
    { name: text.start, value: shortDate(start_date), more: text.duration(duration) },
    { name: text.end, value: shortDate(end_date), more: text.remaining(remaining) },
  ];
  return (
    <section aria-labelledby="subscription-details">
      <Stack gap="sm">
        <h2 id="subscription-details">{text.details}</h2>
        <dl className={classes.facts}>
          {facts.map(({ name, value, more }) => (
            <div key={name} className={`panel ${classes.fact}`}>
              <dt>{name}</dt>
              <dd>
                <span className={classes.value}>{value}</span>
                {more && <span className={classes.more}>{more}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </section>
  );
}
