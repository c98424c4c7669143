import type { Entry } from '@mala/contract/entries/entry.ts';
import { PHOTO_LIMITS } from '@mala/contract/photos/photo.ts';
import { entriesText } from '../../i18n/en/entries.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import classes from './entry.module.css';
import { type Uploads, useFiles } from './use-files.ts';

/** The photos of an entry, in the order in which they came. */
export function EntryPhotos({ entry, uploads }: { entry: Entry; uploads: Uploads }) {
  const text = entriesText.photos;
  const { photos } = entry;
  const { target, takeOff } = useFiles(entry, 'photos');
  const place = useKeptFocus<HTMLDivElement>(photos.length);
  return (
    <Stack ref={place} tabIndex={-1} gap="sm">
      <p>{photos.length === 0 ? text.none : text.first}</p>
      {photos.length > 0 && (
        <ul className={classes.photos} aria-label={text.list}>
          {photos.map((photo, index) => (
            <li key={photo.id} className={classes.photo}>
              <img
                src={photo.short}
                alt={text.alt(index + 1)}
                width={photo.width}
                height={photo.height}
                loading="lazy"
              />
              <CloseButton
                className={classes.remove}
                aria-label={text.remove(index + 1)}
                onClick={() => void takeOff(photo.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {uploads({ target, places: PHOTO_LIMITS.count - photos.length })}
    </Stack>
  );
}
