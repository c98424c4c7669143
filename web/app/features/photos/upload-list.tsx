import type { Texts } from '../../i18n/en.ts';
import { useUploadsText } from '../../i18n/uploads.ts';
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
  return (
    <>
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
    </>
  );
}

/** "2 of 5 photos added" while some are under way, and how many it were once they have left the list. */
function summaryOf({ photos, arrived }: Queued, text: Texts['uploads']): string {
  const underWay = photos.filter(isUnderWay).length;
  if (underWay > 0) return text.sending(arrived + underWay, arrived);
  return arrived > 0 ? text.done(arrived) : '';
}
