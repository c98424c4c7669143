import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { secondStepText } from '../../i18n/en/second-step.ts';
import { Button } from '../../ui/button.tsx';
import type { Give, GivenFactor } from './given-factor.ts';

type Answer = NonNullable<GivenFactor['passkey']>;

/** Asks the device for a passkey, once for each press. */
export function PasskeyButton({
  options,
  give,
  onFault,
}: {
  options: object;
  give: Give;
  onFault: (fault: string) => void;
}) {
  const text = secondStepText;
  const [waiting, setWaiting] = useState(false);
  const press = async () => {
    setWaiting(true);
    try {
      const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
      const answer = await startAuthentication({ optionsJSON }).catch(() => null);
      if (answer) await give({ passkey: answer as unknown as Answer });
      else onFault(text.passkeyStopped);
    } finally {
      setWaiting(false);
    }
  };
  return (
    <Button
      look="outline"
      aria-disabled={waiting}
      onClick={() => {
        if (!waiting) void press();
      }}
    >
      <span aria-live="polite">{waiting ? text.waiting : text.usePasskey}</span>
    </Button>
  );
}
