import type { Entry } from '@mala/contract/entries/entry.ts';
import { takeBackEntry } from '@mala/contract/entries/office.ts';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { entriesText } from '../../i18n/en/entries.ts';
import { call } from '../../lib/api.ts';
import { shortTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/stack.tsx';
import { daysLeft } from './days-left.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { useShowEntry } from './queries.ts';
import { SendDialog } from './send-dialog.tsx';

/** An entry that waits for its family: ask again, take it back, erase it. */
export function AskedPanel({ entry }: { entry: Entry }) {
  const text = entriesText;
  const { show, reload } = useShowEntry(entry.id);
  const [open, setOpen] = useState<'send' | 'erase' | null>(null);
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    if (busy) return;
    setBusy(true);
    try {
      show(await call(takeBackEntry, { params: { id: entry.id } }));
    } catch (error) {
      setBusy(false);
      reportError(error, text.asked.backFailed);
      await reload();
    }
  };
  return (
    <Notice kind="info" title={text.asked.title}>
      <p>
        {text.asked.lead(
          shortTime(entry.sent_at ?? entry.changed_at),
          text.left(daysLeft(entry.erased_at) ?? 0),
        )}
      </p>
      <Row>
        <Button onClick={() => setOpen('send')}>{text.asked.again}</Button>
        <Button look="outline" aria-disabled={busy} onClick={() => void takeBack()}>
          {text.asked.back}
        </Button>
        <Button look="quiet" onClick={() => setOpen('erase')}>
          {text.remove}
        </Button>
      </Row>
      {open === 'send' && (
        <SendDialog
          entry={entry}
          basic={entry.sections.basic ?? {}}
          onClose={(asked) => {
            setOpen(null);
            if (asked) void reload();
          }}
        />
      )}
      {open === 'erase' && <EraseDialog id={entry.id} onClose={() => setOpen(null)} />}
    </Notice>
  );
}
