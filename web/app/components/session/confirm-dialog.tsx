import { confirmAgain, startConfirm } from '@mala/contract/auth/second-step.ts';
import { useEffect, useState } from 'react';
import { secondStepText } from '../../i18n/en/second-step.ts';
import { call } from '../../lib/api.ts';
import { confirmation } from '../../lib/session/dialog-requests.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { FactorForm } from './factor-form.tsx';
import type { FactorWays } from './given-factor.ts';

/**
 * Asks the owner of the account to confirm, over the page, before what nobody else may do (decision 066). Closing it cancels
 * the call that waits; what was typed stays.
 */
export function ConfirmDialog() {
  const text = secondStepText.confirm;
  const [ways, setWays] = useState<FactorWays | null | undefined>(undefined);
  useEffect(() => {
    call(startConfirm).then(
      ({ second_factor }) => setWays(second_factor),
      // the page shows it as the failure of the call that waits
      (error: Error) => confirmation.settle(error),
    );
  }, []);
  const cancel = () => confirmation.settle();
  return (
    <Dialog title={text.title} onClose={cancel}>
      <p>{text.lead}</p>
      {ways === undefined ? (
        <PageLoading />
      ) : (
        <FactorForm
          ways={ways}
          submit={text.submit}
          give={async (body) => {
            await call(confirmAgain, { body });
            confirmation.settle(null);
          }}
        >
          <Button look="outline" onClick={cancel}>
            {text.cancel}
          </Button>
        </FactorForm>
      )}
    </Dialog>
  );
}
