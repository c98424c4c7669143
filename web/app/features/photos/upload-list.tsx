import { useState } from 'react';
import type { Texts } from '../../i18n/en.ts';
import { useUploadsText } from '../../i18n/uploads.ts';
import { Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { isUnderWay, type Queued, type QueuedPhoto } from './photo-queue.ts';
import classes from './upload-row.module.css';
import { UploadRow } from './upload-row.tsx';

/** The pictures on their way, and a word on how many of them have arrived, which is read out as it changes. */
export function UploadList({
  queued,
  onRetry,
  onRemove,
}: {
  queued: Queued;
  onRetry: (photo: QueuedPhoto) => void;
  onRemove: (photo: QueuedPhoto) => void;
}) {
  const text = useUploadsText();
  const [held, setHeld] = useState(false);
  // each of these buttons may take itself away; a focus that was elsewhere stays there
  const place = useKeptFocus<HTMLDivElement>(held ? buttonsOf(queued.photos) : undefined);
  return (
    <Stack
      ref={place}
      tabIndex={-1}
      gap="sm"
      onFocus={() => setHeld(true)}
      onBlur={({ relatedTarget }) => relatedTarget && setHeld(false)}
    >
      <p role="status">{summaryOf(queued, text)}</p>
      {queued.photos.length > 0 && (
        <ul className={classes.list} aria-label={text.list}>
          {queued.photos.map((photo) => (
            <UploadRow
              key={photo.id}
              photo={photo}
              onRetry={() => onRetry(photo)}
              onRemove={() => onRemove(photo)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** "2 of 5 photos added" while some are under way, and how many it were once they have left the list. */
function summaryOf({ photos, arrived }: Queued, text: Texts['uploads']): string {
  const underWay = photos.filter(isUnderWay);
  if (underWay.length === 0) return arrived > 0 ? text.done(arrived) : '';
  return underWay.every(({ state }) => state.status === 'interrupted')
    ? text.offline
    : text.sending(arrived + underWay.length, arrived);
}

/** How many buttons the list has. */
function buttonsOf(photos: readonly QueuedPhoto[]): number {
  const buttons = { added: 0, waiting: 1, sending: 1, refused: 1, interrupted: 2, failed: 2 };
  return photos.reduce((sum, { state }) => sum + buttons[state.status], 0);
}
