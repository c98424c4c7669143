import type { Got } from '@mala/contract/endpoint.ts';
import type { listPackages } from '@mala/contract/subscriptions.ts';
import { SupportButton, useSupport } from '../../components/standing/support.tsx';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { OutsideButton } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './ways-to-pay.module.css';

type Payment = Got<typeof listPackages.reply>['payment'];

/** The site's payment methods and the next steps; `payer` is the member's name in a message. */
export function WaysToPay({ payment, payer }: { payment: Payment; payer: string }) {
  const text = subscriptionText;
  const way = useSupport()?.way ?? 'nobody';
  const none = !payment.upi_id && !payment.bank && !payment.card_url;
  return (
    <section aria-labelledby="how-to-pay">
      <Stack align="start">
        <h2 id="how-to-pay">{text.how}</h2>
        {none ? (
          <p className="measure">{text.noWays[way]}</p>
        ) : (
          <>
            <ol className={`points ${classes.steps}`}>
              <li>{text.pay}</li>
              <li>{text.send[way]}</li>
              <li>{text.activated}</li>
            </ol>
            <Ways payment={payment} />
          </>
        )}
        <SupportButton message={(none ? text.askHowMessage : text.referenceMessage)(payer)}>
          {(support) => (none ? text.askHow : text.sendReference)[support.way]}
        </SupportButton>
      </Stack>
    </section>
  );
}

function Ways({ payment }: { payment: Payment }) {
  const text = subscriptionText;
  return (
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
  );
}
