import { useId, useState } from 'react';
import { profileText } from '../../i18n/en/profile.ts';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/stack.tsx';

const keyOf = (userId: string) => `mala.contacts-unasked.${userId}`;

/** Whether this person has said in this browser that downloads need no question. */
export function isUnasked(userId: string): boolean {
  return readStored('localStorage', keyOf(userId)) !== null;
}

/** Asks before a download whether to use one of the quota; "do not ask again" holds for this person in this browser. */
export function ViewQuestion({
  userId,
  left,
  onYes,
  onClose,
}: {
  userId: string;
  left: number;
  onYes: () => void;
  onClose: () => void;
}) {
  const text = profileText.contact.ask;
  const id = useId();
  const [never, setNever] = useState(false);
  return (
    <Dialog title={text.title} onClose={onClose} startAt="[data-first]">
      <p>
        <strong>{text.uses(left)}</strong>
      </p>
      <p>{text.later}</p>
      <CheckField id={id} name="never" label={text.never} value={never} onChange={setNever} />
      <Row>
        <Button
          data-first
          onClick={() => {
            if (never) writeStored('localStorage', keyOf(userId), '1');
            onYes();
          }}
        >
          {text.yes}
        </Button>
        <Button look="outline" onClick={onClose}>
          {text.no}
        </Button>
      </Row>
    </Dialog>
  );
}
