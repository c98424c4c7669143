import type { OwnPhoto } from '@mala/contract/photos.ts';
import { IconX } from '@tabler/icons-react';
import { useWizardText } from '../../i18n/wizard.ts';
import classes from './photo-grid.module.css';

/** Thumbnails, each with its remove (x) button, and a word on one that others do not see. */
export function PhotoGrid({
  photos,
  removing,
  onRemove,
}: {
  photos: readonly OwnPhoto[];
  /** the id of the one that is being removed */
  removing: string | null;
  onRemove: (id: string) => void;
}) {
  const { photos: text } = useWizardText();
  if (photos.length === 0) return null;
  return (
    <div>
      <ul className={classes.grid} aria-label={text.list}>
        {photos.map((photo, index) => (
          <li
            key={photo.id}
            className={classes.frame}
            data-removing={photo.id === removing || undefined}
            style={{ backgroundImage: `url(${photo.preview})` }}
          >
            <img
              className={classes.picture}
              src={photo.short}
              alt={text.photo(index + 1)}
              width={photo.width}
              height={photo.height}
            />
            <button
              type="button"
              className={classes.remove}
              aria-label={text.remove(index + 1)}
              disabled={removing !== null}
              onClick={() => onRemove(photo.id)}
            >
              <IconX size={22} stroke={2.5} aria-hidden />
            </button>
            {photo.waiting && <p className={classes.word}>{text.waiting}</p>}
            {photo.refusal && <p className={classes.word}>{text.refused(photo.refusal.reason)}</p>}
          </li>
        ))}
      </ul>
      <p>{text.first}</p>
    </div>
  );
}
