import type { Got } from '@mala/contract/endpoint.ts';
import type { listPackages } from '@mala/contract/subscriptions.ts';
import { useSubscriptionText } from '../../i18n/subscription.ts';
import { useSite } from '../../lib/site.ts';
import { OutsideButton } from '../../ui/link-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './ways-to-pay.module.css';

type Payment = Got<typeof listPackages.reply>['payment'];

/** How to pay, as far as this site has said, and what happens then. */
export function WaysToPay({ payment, children }: { payment: Payment; children: React.ReactNode }) {
  const text = useSubscriptionText();
  const hasSupport = Boolean(useSite()?.support_whatsapp);
  const none = !payment.upi_id && !payment.bank && !payment.card_url;
  return (
    <section aria-labelledby="how-to-pay">
      <Stack align="start">
        <h2 id="how-to-pay">{text.how}</h2>
        {none ? (
          <p className="measure">{hasSupport ? text.noWays : text.noSupport}</p>
        ) : (
          <ol className={classes.steps}>
            {text.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {!none && (
          <dl className={classes.ways}>
            {payment.upi_id && (
              <div>
                <dt>{text.upi}</dt>
                <dd>{payment.upi_id}</dd>
              </div>
            )}
            {payment.bank && (
              <div>
                <dt>{text.bank}</dt>
                <dd className={classes.lines}>{payment.bank}</dd>
              </div>
            )}
            {payment.card_url && (
              <div>
                <dt>{text.card}</dt>
                <dd>
                  <OutsideButton href={payment.card_url} look="outline">
                    {text.payByCard}
                  </OutsideButton>
                </dd>
              </div>
            )}
          </dl>
        )}
        {children}
      </Stack>
    </section>
  );
}
