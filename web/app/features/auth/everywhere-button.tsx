import { useState } from 'react';
import { accountText } from '../../i18n/en/account.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/stack.tsx';
import { useSignOutEverywhere } from './sessions.ts';

/** Signs out everywhere after a confirmation. */
export function EverywhereButton({ onDone }: { onDone: () => Promise<void> }) {
  const text = accountText.sessions.everywhere;
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useSignOutEverywhere(onDone);
  return (
    <Row>
      <Button look="danger" onClick={() => setAsking(true)}>
        {text.action}
      </Button>
      {asking && (
        <Dialog title={text.title} onClose={() => setAsking(false)}>
          <p>{text.message}</p>
          <Row>
            <Button
              look="danger"
              aria-disabled={isPending}
              onClick={() => {
                if (!isPending) mutate();
              }}
            >
              <span aria-live="polite">{isPending ? text.working : text.confirm}</span>
            </Button>
            <Button look="outline" onClick={() => setAsking(false)}>
              {text.cancel}
            </Button>
          </Row>
        </Dialog>
      )}
    </Row>
  );
}
