import { useState } from 'react';
import { uploadsText } from '../../i18n/en/uploads.ts';
import { Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { isUnderWay, type Queued, type QueuedFile } from './upload-queue.ts';
import classes from './upload-row.module.css';
import { UploadRow } from './upload-row.tsx';

/** The title and texts of the list: for photos or for horoscope files. */
export interface ListWords {
  list: string;
  sending: (count: number, added: number) => string;
  done: (count: number) => string;
}

/** The files being uploaded, with a count of the finished ones, which screen readers announce. */
export function UploadList({
  queued,
  words,
  onRetry,
  onRemove,
}: {
  queued: Queued;
  words: ListWords;
  onRetry: (entry: QueuedFile) => void;
  onRemove: (entry: QueuedFile) => void;
}) {
  const { interruptedAll } = uploadsText;
  const [held, setHeld] = useState(false);
  // a pressed button may disappear; a focus elsewhere is left alone
  const place = useKeptFocus<HTMLDivElement>(held ? buttonsOf(queued.files) : undefined);
  return (
    <Stack
      ref={place}
      tabIndex={-1}
      gap="sm"
      onFocus={() => setHeld(true)}
      onBlur={({ relatedTarget }) => relatedTarget && setHeld(false)}
    >
      <p role="status">{summaryOf(queued, words, interruptedAll)}</p>
      {queued.files.length > 0 && (
        <ul className={classes.list} aria-label={words.list}>
          {queued.files.map((entry) => (
            <UploadRow
              key={entry.id}
              entry={entry}
              onRetry={() => onRetry(entry)}
              onRemove={() => onRemove(entry)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** "2 of 5 photos added" during an upload, and the total after it. */
function summaryOf({ files, arrived }: Queued, words: ListWords, stopped: string): string {
  const underWay = files.filter(isUnderWay);
  if (underWay.length === 0) return arrived > 0 ? words.done(arrived) : '';
  return underWay.every(({ state }) => state.status === 'interrupted')
    ? stopped
    : words.sending(arrived + underWay.length, arrived);
}

/** Number of buttons in the list. */
function buttonsOf(files: readonly QueuedFile[]): number {
  const buttons = { added: 0, waiting: 1, sending: 1, refused: 1, interrupted: 2, failed: 2 };
  return files.reduce((sum, { state }) => sum + buttons[state.status], 0);
}
