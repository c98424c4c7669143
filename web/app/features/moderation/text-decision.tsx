import type { HeldText } from '@mala/contract/profiles/held-text.ts';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { officeText } from '../../i18n/en/office.ts';
import { useText } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/stack.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';
import { useTextDecision } from './text-queries.ts';

/** Allows a held text, or refuses it with a reason. */
export function TextDecision({
  held,
  profileId,
  field,
  who,
}: {
  held: HeldText;
  profileId: string;
  /** the name of the field */
  field: string;
  who: string;
}) {
  const { texts } = useText(officeText);
  const decide = useTextDecision(held, profileId);
  const [refusing, setRefusing] = useState(false);
  const busy = decide.isPending;
  return (
    <>
      <Row gap="xs">
        <Button
          look="outline"
          aria-label={texts.allowOf(field, who)}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) decide.mutateAsync({ decision: 'allow' }).catch(reportError);
          }}
        >
          {texts.allow}
        </Button>
        {held.state === 'waiting' && (
          <Button
            look="quiet"
            aria-label={texts.refuseOf(field, who)}
            aria-disabled={busy}
            onClick={() => {
              if (!busy) setRefusing(true);
            }}
          >
            {texts.refuse}
          </Button>
        )}
      </Row>
      {refusing && (
        <RefusalDialog
          who={who}
          words={texts.refusal}
          send={(given) => decide.mutateAsync({ decision: 'refuse', ...given })}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}
