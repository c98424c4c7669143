import type { Got } from '@mala/contract/endpoint.ts';
import type { listPackages } from '@mala/contract/subscriptions.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { rupees } from '../../lib/format.ts';
import classes from './packages.module.css';

type Package = Got<typeof listPackages.reply>['packages'][number];

/** The packages side by side: price, profiles and days. */
export function Packages({ packages }: { packages: readonly Package[] }) {
  const text = subscriptionText;
  return (
    <ul className={classes.list}>
      {packages.map(({ code, price, profiles, days }) => (
        <li key={code} className={classes.poster} data-package={code}>
          <h2>{text.packages[code]}</h2>
          <p className={classes.price}>{text.price(rupees(price))}</p>
          <p className={classes.what}>
            <strong>{text.profiles(profiles)}</strong> {text.days(days)}
          </p>
          <p>{text.perProfile(rupees(Math.round(price / profiles)))}</p>
        </li>
      ))}
    </ul>
  );
}
