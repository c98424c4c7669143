import { deleteEntry } from '@mala/contract/entries/office.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reportError } from '../../components/form/report-error.ts';
import { entriesText } from '../../i18n/en/entries.ts';
import { call } from '../../lib/api.ts';
import { officePaths } from '../../lib/session/office.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Asks before an entry is erased; then leads back to the list. */
export function EraseDialog({
  id,
  onErased,
  onClose,
}: {
  id: string;
  onErased?: () => void;
  onClose: () => void;
}) {
  const text = entriesText.erasing;
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    if (busy) return;
    setBusy(true);
    try {
      onErased?.();
      await call(deleteEntry, { params: { id } });
      showToast({ kind: 'success', ...text.done });
      await navigate(officePaths.adminEntries, { replace: true });
    } catch (error) {
      reportError(error, text.failed);
      onClose();
    }
  };
  return (
    <Dialog title={text.title} onClose={onClose} startAt="button[data-first]">
      <p>{text.lead}</p>
      <Row>
        <Button look="danger" aria-disabled={busy} onClick={() => void erase()}>
          <span aria-live="polite">{busy ? text.erasing : text.erase}</span>
        </Button>
        <Button look="outline" data-first onClick={onClose}>
          {text.keep}
        </Button>
      </Row>
    </Dialog>
  );
}
