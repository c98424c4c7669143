import { useState } from 'react';
import { shownAgainText } from '../../i18n/en/shown-again.ts';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/stack.tsx';

const MARK = 'mala.shown-again';

/** Tells a member who is here after a long time that the profile is shown again, until it is read. */
export function ShownAgain({ userId }: { userId: string }) {
  const { title, message, read } = shownAgainText;
  const [isRead, setRead] = useState(() => readStored('localStorage', MARK) === userId);
  if (isRead) return null;
  return (
    <Notice kind="success" title={title} live>
      <p>{message}</p>
      <Row>
        <Button
          look="outline"
          onClick={({ currentTarget }) => {
            currentTarget.closest('main')?.focus({ preventScroll: true });
            writeStored('localStorage', MARK, userId);
            setRead(true);
          }}
        >
          {read}
        </Button>
      </Row>
    </Notice>
  );
}
