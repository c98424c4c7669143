import { addScreenshot, withdrawClaim } from '@mala/contract/payments/claims.ts';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { FactLine, FactList } from '../../components/profile/fact-list.tsx';
import { SupportButton } from '../../components/standing/support.tsx';
import { claimsText } from '../../i18n/en/claims.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { call } from '../../lib/api.ts';
import { rupees, shortDate } from '../../lib/format.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { upload } from '../../lib/upload.ts';
import { paths } from '../../paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import classes from './payment-list.module.css';
import { type OwnClaim as Claim, useShowOwnClaims } from './queries.ts';
import { ScreenshotPicker } from './screenshot-picker.tsx';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

const KINDS = { waiting: 'info', activated: 'success', refused: 'warning' } as const;

/** The message of a claim to support. */
export function messageOf(claim: Claim, payer: string): string {
  const name = subscriptionText.packages[claim.package];
  return claimsText.message(payer, name, rupees(claim.amount), claim.reference);
}

/** Sends the picture of a claim, downscaled where the browser can. */
export async function sendScreenshot(id: string, file: File) {
  const files = [(await shrinkPicture(file)) ?? file];
  return upload(addScreenshot, { params: { id }, files });
}

/** A payment that the member told of, what became of it, and what can still be done. */
export function OwnClaim({ claim, payer }: { claim: Claim; payer: string }) {
  const text = claimsText;
  const { form, states } = text;
  const { upi, bank, card, packages } = subscriptionText;
  return (
    <li>
      <Notice kind={KINDS[claim.state]} title={states[claim.state]}>
        <Stack gap="sm" align="start">
          <FactList>
            <FactLine label={form.package}>
              {text.what(packages[claim.package], rupees(claim.amount))}
            </FactLine>
            <FactLine label={form.way}>{{ upi, bank, card }[claim.way]}</FactLine>
            <FactLine label={form.reference}>
              <span className={classes.typed} translate="no">
                {claim.reference}
              </span>
            </FactLine>
            <FactLine label={form.paidOn}>{shortDate(claim.paid_on)}</FactLine>
            <FactLine label={text.toldAt}>{shortDate(claim.told_at)}</FactLine>
            {claim.reason && (
              <FactLine label={text.reason} long>
                {claim.reason}
              </FactLine>
            )}
          </FactList>
          {claim.screenshot && (
            <a href={claim.screenshot.large} target="_blank" rel="noreferrer">
              <img
                className={classes.screenshot}
                src={claim.screenshot.short}
                alt={text.screenshot}
              />
            </a>
          )}
          {claim.payment_id && (
            <TextLink to={paths.receipt(claim.payment_id)}>{text.receipt}</TextLink>
          )}
          {claim.state === 'waiting' && <Waiting claim={claim} payer={payer} />}
        </Stack>
      </Notice>
    </li>
  );
}

/** What can be done while a claim waits. */
function Waiting({ claim, payer }: { claim: Claim; payer: string }) {
  const text = claimsText;
  const show = useShowOwnClaims();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const run = async (send: () => Promise<Parameters<typeof show>[0]>) => {
    if (busy) return;
    setBusy(true);
    try {
      show(await send());
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {!claim.screenshot && (
        <ScreenshotPicker
          chosen={false}
          disabled={busy}
          onChoose={(file) => void run(() => sendScreenshot(claim.id, file))}
        />
      )}
      <Row>
        <SupportButton look="outline" message={messageOf(claim, payer)}>
          {({ way }) => text.send[way]}
        </SupportButton>
        <Button look="quiet" aria-disabled={busy} onClick={() => setAsking(true)}>
          {text.withdraw}
        </Button>
      </Row>
      {asking && (
        <WithdrawalDialog
          onClose={() => setAsking(false)}
          onWithdraw={() => {
            setAsking(false);
            void run(() => call(withdrawClaim, { params: { id: claim.id } }));
          }}
        />
      )}
    </>
  );
}
