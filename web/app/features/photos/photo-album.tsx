import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { albumText } from '../../i18n/en/album.ts';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './album.module.css';
import { AlbumGap } from './album-gap.tsx';
import { AlbumPhoto } from './album-photo.tsx';
import { useAlbum } from './use-album.ts';
import { useDraggedPhoto } from './use-dragged-photo.ts';

/** The uploaded photos, with reordering, captions, removal and restoring. */
export function PhotoAlbum({ userId, photos }: { userId: string; photos: readonly OwnPhoto[] }) {
  const text = albumText;
  const album = useAlbum(userId, photos);
  const dragged = useDraggedPhoto(album.move);
  return (
    <Stack gap="sm">
      {album.empty && (
        <Notice kind="warning">
          <p>{text.none}</p>
        </Notice>
      )}
      {!album.empty && <p>{text.first}</p>}
      {album.items.length > 0 && (
        <ul ref={album.list} className={classes.list} aria-label={text.list}>
          {album.items.map((item) =>
            item.photo ? (
              <AlbumPhoto
                key={item.photo.id}
                userId={userId}
                photo={item.photo}
                number={item.number}
                album={album}
                dragged={dragged}
              />
            ) : (
              <AlbumGap key={item.removed.id} photo={item.removed} onUndo={album.restore} />
            ),
          )}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {album.said}
      </p>
    </Stack>
  );
}
