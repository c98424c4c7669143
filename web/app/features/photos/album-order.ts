import type { OwnPhoto } from '@mala/contract/photos/photo.ts';

/**
 * The photos as `wanted` orders their ids: those that it does not name come behind those that it does, and those that
 * were refused, which have no place, behind all.
 */
export function inOrder(
  photos: readonly OwnPhoto[],
  wanted: readonly string[] | null,
): readonly OwnPhoto[] {
  if (!wanted) return photos;
  const placeOf = ({ id, refusal }: OwnPhoto) => {
    if (refusal) return Number.MAX_SAFE_INTEGER;
    const place = wanted.indexOf(id);
    return place < 0 ? wanted.length : place;
  };
  return [...photos].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The list with one of its ids at another place, from 0; the others keep their order. */
export function movedTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
