import { RESTORE_SECONDS } from '@mala/contract/photos/album.ts';
import { useEffect, useState } from 'react';
import { albumText } from '../../i18n/en/album.ts';
import { Button } from '../../ui/button.tsx';
import classes from './album.module.css';
import type { RemovedPhoto } from './use-removed-photos.ts';

const MINUTES = RESTORE_SECONDS / 60;

function usePassed(moment: number): boolean {
  const [passed, setPassed] = useState(() => Date.now() >= moment);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), moment - Date.now());
    return () => clearTimeout(timer);
  }, [moment]);
  return passed;
}

/** Placeholder of a removed photo, with a restore button while it can be restored. */
export function AlbumGap({
  photo,
  onUndo,
}: {
  photo: RemovedPhoto;
  onUndo: (photo: RemovedPhoto) => void;
}) {
  const text = albumText;
  const gone = usePassed(photo.until) || photo.gone;
  return (
    <li className={classes.gap} data-photo={photo.id}>
      <p role="status">
        <span>{text.removed(photo.number)}</span>{' '}
        <span>{gone ? text.gone : text.undoFor(MINUTES)}</span>
      </p>
      {!gone && (
        <Button
          look="outline"
          data-part="undo"
          aria-disabled={photo.busy}
          onClick={() => {
            if (!photo.busy) onUndo(photo);
          }}
        >
          <span>
            {text.undo}
            <span className="visually-hidden">{text.ofPhoto(photo.number)}</span>
          </span>
        </Button>
      )}
    </li>
  );
}
