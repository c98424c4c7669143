import type { Domain } from '@mala/contract/communities/domain.ts';
import { createQueue } from '../queue.ts';
import type { Turn } from '../turns.ts';
import type { PictureInput } from './pictures/reader.ts';
import type { MediaPool } from './pool.ts';
import type { DrawnPicture } from './tasks.ts';

/** Pictures of more pixels take seconds and up to 400 MB: they are not even tried among the ordinary ones. */
const HEAVY_PIXELS = 16_000_000;

/** JPEGs for browsers that take no WebP: one at a time, each made once (storage/jpeg-fallbacks.ts). */
const FALLBACKS = { atOnce: 1, waiting: 300 };

/**
 * All take a file's path or its bytes, and refuse with AppError FILE_TOO_LARGE, PICTURE_TOO_LARGE, NOT_A_PICTURE,
 * FILE_TOO_COMPLEX, or TOO_MANY when too many wait.
 */
export interface Images {
  /**
   * A photo in its three sizes, upright, in sRGB, without metadata, the site's name in a corner of the large one.
   * Takes png, jpeg and gif (the first frame). `by`: the id of who sends it, whose turn is waited for.
   */
  process(input: PictureInput, domain: Domain, by: string): Promise<DrawnPicture>;
  /** The same picture in its own kind, upright, in sRGB, with nothing else that the file carried; read in this turn. */
  reencode(input: PictureInput, turn?: Turn): Promise<Buffer>;
  /** A picture that `process` made, read when its turn comes, as a JPEG of about its size. */
  toJpeg(read: () => Promise<Uint8Array>): Promise<Buffer>;
  /** The same as a small JPEG for mails, of 160 × 192 pixels. */
  toThumbnail(read: () => Promise<Uint8Array>): Promise<Buffer>;
  /** The perceptual hash of a picture that `process` made, as `process` itself tells it. */
  hash(ours: Uint8Array): Promise<string>;
}

/** @param pool the workers of all files from outside */
export function createImages({ ask, takeTurn }: MediaPool): Images {
  const oneFallback = createQueue(FALLBACKS);
  const oneThumbnail = createQueue(FALLBACKS);

  /** Looked at first, so that heavy ones stand back. */
  async function asking(input: PictureInput, turn?: Turn) {
    return { slow: (await ask({ name: 'look', input }, { turn })) > HEAVY_PIXELS, turn };
  }

  return {
    async process(input, domain, by) {
      const turn = await takeTurn(by);
      try {
        return await ask({ name: 'sizes', input, domain }, await asking(input, turn));
      } finally {
        turn.giveBack();
      }
    },
    reencode: async (input, turn) => ask({ name: 'rewrite', input }, await asking(input, turn)),
    hash: (input) => ask({ name: 'hash', input }),
    toThumbnail: (read) =>
      oneThumbnail(async () => ask({ name: 'thumbnail', input: await read() })),
    toJpeg: (read) => oneFallback(async () => ask({ name: 'jpeg', input: await read() })),
  };
}
