import type { Domain } from '@mala/contract/communities/domain.ts';
import { createQueue } from '../queue.ts';
import type { PictureInput } from './pictures/reader.ts';
import type { AskMedia } from './pool.ts';
import type { DrawnPicture } from './tasks.ts';

/** Progressive files of more pixels take up to 400 MB while they are read: one at a time. */
const HEAVY_PIXELS = 16_000_000;

/** One picture for a browser that takes no WebP stands in the line of all at a time; there are few (decision 018). */
const FALLBACKS = { atOnce: 1, waiting: 30 };

/**
 * All take a file's path or its bytes, and refuse with AppError FILE_TOO_LARGE, PICTURE_TOO_LARGE, NOT_A_PICTURE, or
 * TOO_MANY when too many wait.
 */
export interface Images {
  /**
   * A photo in its three sizes, upright, in sRGB, without metadata, the site's name in a corner of the large one.
   * Takes png, jpeg and gif (the first frame).
   */
  process(input: PictureInput, domain: Domain): Promise<DrawnPicture>;
  /** The same picture in its own kind, upright, in sRGB, with nothing else that the file carried. */
  reencode(input: PictureInput): Promise<Buffer>;
  /** A picture that `process` made, as a JPEG of about its size. */
  toJpeg(ours: Uint8Array): Promise<Buffer>;
  /** The perceptual hash of a picture that `process` made, as `process` itself tells it. */
  hash(ours: Uint8Array): Promise<string>;
}

/** @param ask the workers of all files from outside */
export function createImages(ask: AskMedia): Images {
  const oneFallback = createQueue(FALLBACKS);
  const oneByOne = createQueue({ atOnce: 1, waiting: 100 });

  /** Looked at first, so that heavy ones stand back before they take a worker. */
  async function inTurn<T>(input: PictureInput, draw: () => Promise<T>): Promise<T> {
    const pixels = await ask({ name: 'look', input });
    return pixels > HEAVY_PIXELS ? oneByOne(draw) : draw();
  }

  return {
    process: (input, domain) => inTurn(input, () => ask({ name: 'sizes', input, domain })),
    reencode: (input) => inTurn(input, () => ask({ name: 'rewrite', input })),
    hash: (input) => ask({ name: 'hash', input }),
    toJpeg: (input) => oneFallback(() => ask({ name: 'jpeg', input })),
  };
}
