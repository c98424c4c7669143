import type { Got } from '@mala/contract/endpoint.ts';
import type { listPackages } from '@mala/contract/subscriptions.ts';
import { useState } from 'react';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { claimsText } from '../../i18n/en/claims.ts';
import { Button } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { OwnClaim } from './own-claim.tsx';
import classes from './payment-list.module.css';
import { useOwnClaims } from './queries.ts';
import { TellForm } from './tell-form.tsx';

/** Where a member tells of a payment, and sees what became of each. `payer`: the member id, for messages. */
export function ToldPayments({
  packages,
  payer,
}: {
  packages: Got<typeof listPackages.reply>['packages'];
  payer: string;
}) {
  const text = claimsText;
  const claims = useOwnClaims();
  const [telling, setTelling] = useState(false);
  const rows = claims.data?.rows ?? [];
  return (
    <section aria-labelledby="have-paid" className="measure">
      <Stack gap="sm">
        <h2 id="have-paid">{text.title}</h2>
        <p>{text.lead}</p>
        {claims.isPending && <PageLoading />}
        {claims.isError && <LoadFailed query={claims} />}
        {rows.length > 0 && (
          <ul className={classes.claims} aria-label={text.list}>
            {rows.map((claim) => (
              <OwnClaim key={claim.id} claim={claim} payer={payer} />
            ))}
          </ul>
        )}
        {telling ? (
          <TellForm packages={packages} payer={payer} onClose={() => setTelling(false)} />
        ) : (
          <Stack align="start">
            <Button onClick={() => setTelling(true)}>{text.begin}</Button>
          </Stack>
        )}
      </Stack>
    </section>
  );
}
