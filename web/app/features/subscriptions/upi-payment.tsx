import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import type { listPackages } from '@mala/contract/subscriptions.ts';
import { useState } from 'react';
import { shellText } from '../../i18n/en/shell.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { rupees } from '../../lib/format.ts';
import { useMember } from '../../lib/session/session.ts';
import { OutsideButton } from '../../ui/button.tsx';
import { RadioField } from '../../ui/choice-field.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Stack } from '../../ui/stack.tsx';
import { CopyButton } from './copy-button.tsx';
import { upiAddress } from './upi-address.ts';

type Packages = Got<typeof listPackages.reply>['packages'];

/** Payment by UPI: the id, and for the chosen package a link that opens an app and its QR code. */
export function UpiPayment({
  upiId,
  packages,
  payer,
  domain,
}: {
  upiId: string;
  packages: Packages;
  payer: string;
  domain: Domain | undefined;
}) {
  const text = subscriptionText;
  const { me } = useMember();
  const [code, setCode] = useState('');
  const chosen = packages.find((one) => one.code === code);
  const address =
    chosen &&
    upiAddress({
      upiId,
      payee: shellText.siteName[domain ?? me.domain],
      amount: chosen.price,
      note: payer,
    });
  return (
    <Stack gap="sm" align="start">
      <span>
        <span translate="no">{upiId}</span> <CopyButton value={upiId} />
      </span>
      <RadioField
        id="upi-package"
        name="upi-package"
        label={text.payFor}
        value={code}
        onChange={setCode}
        choices={packages.map(({ code: value, price }) => ({
          value,
          label: `${text.packages[value]}, ${text.price(rupees(price))}`,
        }))}
      />
      {address && (
        <>
          <OutsideButton href={address} target="_self">
            {text.openUpi}
          </OutsideButton>
          <p>{text.scanUpi}</p>
          <QrCode text={address} label={text.upiCode(rupees(chosen.price))} />
        </>
      )}
    </Stack>
  );
}
