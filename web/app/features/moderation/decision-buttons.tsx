import { type ComponentProps, useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/stack.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';

interface Action {
  text: string;
  /** what it decides about, too */
  label: string;
}

/** Lets something be seen, or refuses it with a reason; neither while a decision is on its way. */
export function DecisionButtons({
  busy,
  accept,
  refuse,
  onAccept,
  ...dialog
}: {
  busy: boolean;
  accept: Action;
  /** null: it is refused already */
  refuse: Action | null;
  onAccept: () => Promise<unknown>;
} & Omit<ComponentProps<typeof RefusalDialog>, 'onClose'>) {
  const [refusing, setRefusing] = useState(false);
  return (
    <>
      <Row gap="xs">
        <Button
          look="outline"
          aria-label={accept.label}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onAccept().catch(reportError);
          }}
        >
          {accept.text}
        </Button>
        {refuse && (
          <Button
            look="quiet"
            aria-label={refuse.label}
            aria-disabled={busy}
            onClick={() => {
              if (!busy) setRefusing(true);
            }}
          >
            {refuse.text}
          </Button>
        )}
      </Row>
      {refusing && <RefusalDialog {...dialog} onClose={() => setRefusing(false)} />}
    </>
  );
}
