import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { IconX } from '@tabler/icons-react';
import { albumText } from '../../i18n/en/album.ts';
import { Button } from '../../ui/button.tsx';
import classes from './album.module.css';
import { PhotoCaption } from './photo-caption.tsx';
import { PhotoPlace } from './photo-place.tsx';
import type { Album } from './use-album.ts';
import type { DraggedPhoto } from './use-dragged-photo.ts';

/** A photo of the album with its controls; a refused one can only be removed. */
export function AlbumPhoto({
  userId,
  photo,
  number,
  album,
  dragged,
}: {
  userId: string;
  photo: OwnPhoto;
  number: number;
  album: Album;
  dragged: DraggedPhoto;
}) {
  const text = albumText;
  const { id, refusal } = photo;
  const movable = !refusal && album.count > 1;
  return (
    <li
      className={classes.item}
      data-photo={id}
      data-over={dragged.over === id || undefined}
      {...(movable && dragged.target(id, number - 1))}
    >
      <div
        className={classes.frame}
        style={{ backgroundImage: `url("${photo.preview}")` }}
        {...(movable && dragged.handle(id))}
      >
        <img
          className="photo"
          src={photo.short}
          alt={text.photo(number)}
          width={photo.width}
          height={photo.height}
          draggable={false}
        />
        <Button
          look="icon"
          className={classes.remove}
          data-part="remove"
          aria-label={text.remove(number)}
          onClick={() => album.remove(photo, number)}
        >
          <IconX size={22} stroke={2.5} aria-hidden />
        </Button>
      </div>
      <div className={classes.side}>
        {photo.waiting && <p className={classes.word}>{text.waiting}</p>}
        {refusal && (
          <>
            <p className={classes.refused}>{text.refused(refusal.reason)}</p>
            <p>{text.refusedHint}</p>
          </>
        )}
        {!refusal && (
          <PhotoCaption userId={userId} photo={photo} number={number} onSaved={album.say} />
        )}
        {movable && (
          <PhotoPlace
            number={number}
            count={album.count}
            onMove={(place, part) => album.move(id, place, part)}
          />
        )}
      </div>
    </li>
  );
}
