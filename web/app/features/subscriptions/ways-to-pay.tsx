import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import type { listPackages } from '@mala/contract/subscriptions.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { SupportButton, useSupport } from '../../components/standing/support.tsx';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { OutsideButton } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { CopyButton } from './copy-button.tsx';
import { UpiPayment } from './upi-payment.tsx';
import classes from './ways-to-pay.module.css';

type Offers = Got<typeof listPackages.reply>;

/** The site's payment methods and the next steps; `payer` is the member's name in a message, or the member id. */
export function WaysToPay({
  offers,
  payer,
  domain,
}: {
  offers: Offers;
  payer: string;
  /** whose account it is, if not of the own community */
  domain?: Domain;
}) {
  const { payment } = offers;
  const text = subscriptionText;
  const way = useSupport()?.way ?? 'nobody';
  const none = !payment.upi_id && !payment.bank && !payment.card_url;
  if (none && payment.online) return null;
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
              <li>{text.tell}</li>
              <li>{text.activated}</li>
            </ol>
            <Ways offers={offers} payer={payer} domain={domain} />
          </>
        )}
        {none && (
          <SupportButton message={text.askHowMessage(payer)}>
            {(support) => text.askHow[support.way]}
          </SupportButton>
        )}
      </Stack>
    </section>
  );
}

/** The lines of the bank's account, as the settings have them. */
function bankLines(bank: string): string[] {
  return [...new Set(bank.split('\n').filter((line) => line.trim() !== ''))];
}

/** What is pasted into a banking app: `IFSC: SBIN0001234` without the name before the colon, and a number alone. */
function pastedOf(line: string): string {
  return /:\s*(\S.*)$/.exec(line)?.[1] ?? /(?<!\S)\d{6,}$/.exec(line)?.[0] ?? line;
}

function Ways({
  offers,
  payer,
  domain,
}: {
  offers: Offers;
  payer: string;
  domain: Domain | undefined;
}) {
  const text = subscriptionText;
  const { payment, packages } = offers;
  return (
    <dl className={classes.ways}>
      {payment.upi_id && (
        <div>
          <dt>{text.upi}</dt>
          <dd>
            <UpiPayment upiId={payment.upi_id} packages={packages} payer={payer} domain={domain} />
          </dd>
        </div>
      )}
      {payment.bank && (
        <div>
          <dt>{text.bank}</dt>
          {bankLines(payment.bank).map((line) => (
            <dd key={line}>
              <OwnWords typed={line} /> <CopyButton value={pastedOf(line)} />
            </dd>
          ))}
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
