import { useState } from 'react';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { importsText } from '../../i18n/en/imports.ts';
import { shortTime, wholeNumber } from '../../lib/format.ts';
import { officePaths } from '../../lib/session/office.ts';
import { Button, LinkButton, TextLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import classes from './imports.module.css';
import { type ImportSummary, useUndo } from './queries.ts';

/** What was kept, and how to take it back. */
export function KeptPanel({ summary }: { summary: ImportSummary }) {
  const text = importsText.kept;
  const [asking, setAsking] = useState(false);
  const { done, until } = summary;
  return (
    <Notice kind="success" title={text.title(wholeNumber(done), done === 1)} live>
      <p>{text.lead}</p>
      {until && <p>{text.until(shortTime(until))}</p>}
      <Row>
        <LinkButton to={officePaths.adminEntries}>{text.entries}</LinkButton>
        <Button look="outline" onClick={() => setAsking(true)}>
          {text.undo}
        </Button>
      </Row>
      {asking && <UndoDialog id={summary.id} onClose={() => setAsking(false)} />}
    </Notice>
  );
}

function UndoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = importsText.question;
  const { mutate, isPending } = useUndo(id, onClose);
  return (
    <Dialog title={text.title} onClose={onClose} startAt="[data-first]">
      <p>{text.text}</p>
      <Row>
        <Button
          look="danger"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          <span aria-live="polite">
            {isPending ? importsText.kept.undoing : importsText.kept.undo}
          </span>
        </Button>
        <Button look="outline" data-first onClick={onClose}>
          {text.no}
        </Button>
      </Row>
    </Dialog>
  );
}

/** That it was taken back, and which entries stay. */
export function UndonePanel({ summary: { stays } }: { summary: ImportSummary }) {
  const text = importsText.kept;
  return (
    <Notice title={text.undone} live>
      <Stack gap="sm">
        <p>{stays.length === 0 ? text.undoneLead : text.stays}</p>
        {stays.length > 0 && (
          <ul className={classes.plain}>
            {stays.map(({ id, name }) => (
              <li key={id}>
                <TextLink to={officePaths.entry(id)}>
                  {name ? <OwnWords typed={name} /> : text.noName}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Notice>
  );
}
