import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { albumText } from '../../i18n/en/album.ts';
import { movedTo, usePhotoOrder } from './use-photo-order.ts';
import { type RemovedPhoto, useRemovedPhotos } from './use-removed-photos.ts';

/** An item of the album: a photo with its number, or the placeholder of a removed one. */
type AlbumItem =
  | { photo: OwnPhoto; number: number; removed?: never }
  | { removed: RemovedPhoto; photo?: never };

/**
 * The member's photos with placeholders of removed ones, and the functions that change them; `said` is for screen
 * readers.
 */
export function useAlbum(userId: string, photos: readonly OwnPhoto[]) {
  const text = albumText;
  const { list, focus } = useAlbumFocus();
  const [said, say] = useState('');
  const { ordered, order } = usePhotoOrder(userId, photos, () => say(text.movedBack));
  const { removed, remove, restore } = useRemovedPhotos(userId, ({ id, number }, why) => {
    focus(id, 'remove');
    if (why === 'restored') say(text.restored(number));
  });

  const [opened] = useState(Date.now);
  // a photo that was restored elsewhere is no longer removed
  const away = removed.filter(
    ({ id, busy, until }) => until > opened && (busy || !photos.some((one) => one.id === id)),
  );
  const here = ordered.filter(({ id }) => !away.some((one) => one.id === id));
  const ids = here.filter(({ refusal }) => !refusal).map(({ id }) => id);
  const items: AlbumItem[] = here.map((photo, index) => ({ photo, number: index + 1 }));
  for (const one of [...away].sort((a, b) => a.at - b.at))
    items.splice(one.at, 0, { removed: one });

  return {
    items,
    list,
    said,
    say,
    restore,
    /** how many have a place in the order */
    count: ids.length,
    empty: here.length === 0,
    /** to a place, from 0; `part` is the pressed button */
    move: (id: string, place: number, part?: string) => {
      if (part) focus(id, part);
      say(place === 0 ? text.movedFirst : text.moved(place + 1, ids.length));
      order(movedTo(ids, id, place));
    },
    remove: (photo: OwnPhoto, number: number) => {
      focus(photo.id, 'undo');
      say('');
      remove(
        photo,
        number,
        items.findIndex((item) => item.photo === photo),
      );
    },
  };
}

export type Album = ReturnType<typeof useAlbum>;

/**
 * Keeps the focus on the photo that was changed, because a button that moves or is replaced loses it. `focus` names the
 * next focus target: the element with this `data-part` in the item of the list with this `data-photo`.
 */
function useAlbumFocus(): {
  list: RefObject<HTMLUListElement | null>;
  focus: (photoId: string, part: string) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const target = wanted.current && list.current?.querySelector<HTMLElement>(wanted.current);
    if (!target) return;
    wanted.current = null;
    // if the focus has moved elsewhere, it stays there
    if (document.activeElement === document.body) target.focus();
  });
  return {
    list,
    focus: (photoId, part) => {
      wanted.current = `[data-photo="${photoId}"] [data-part="${part}"]`;
    },
  };
}
