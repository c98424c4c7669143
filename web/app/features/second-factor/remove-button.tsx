import { useState } from 'react';
import { secondFactorText } from '../../i18n/en/second-factor.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/stack.tsx';
import { useChange, useChanged } from './queries.ts';

/** Removes a factor after a question. */
export function RemoveButton({
  label,
  name,
  remove,
  done,
}: {
  label: string;
  /** for screen readers, where there are several */
  name?: string;
  remove: () => Promise<unknown>;
  done: string;
}) {
  const text = secondFactorText.remove;
  const [asking, setAsking] = useState(false);
  const changed = useChanged();
  const { mutate, isPending } = useChange(remove, text.failed, () => changed(done));
  return (
    <>
      <Button look="outline" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Dialog title={text.title} startAt="button" onClose={() => setAsking(false)}>
          <p>{text.message}</p>
          <Row>
            <Button
              look="danger"
              aria-disabled={isPending}
              onClick={() => {
                setAsking(false);
                if (!isPending) mutate();
              }}
            >
              {isPending ? text.working : text.confirm}
            </Button>
            <Button look="outline" onClick={() => setAsking(false)}>
              {text.cancel}
            </Button>
          </Row>
        </Dialog>
      )}
    </>
  );
}
