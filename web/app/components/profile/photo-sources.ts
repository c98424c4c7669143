import type { Photo } from '@mala/contract/photos/photo.ts';

/** Pixels of `short` (its height) and the longest side of `url` (server rules, section 8). */
const SHORT_HEIGHT = 340;
const URL_SIDE = 800;

/** The `srcset` of a photo: the browser takes the smallest picture that is sharp enough. */
export function photoSources({
  short,
  url,
  width,
  height,
}: Pick<Photo, 'short' | 'url' | 'width' | 'height'>): string {
  const shortWidth = Math.round(width * Math.min(1, SHORT_HEIGHT / height));
  const urlWidth = Math.round(width * Math.min(1, URL_SIDE / Math.max(width, height)));
  return urlWidth > shortWidth ? `${short} ${shortWidth}w, ${url} ${urlWidth}w` : short;
}
