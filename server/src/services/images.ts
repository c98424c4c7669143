import sharp from 'sharp';
import { openPicture, type Picture, refuseBroken } from './picture-reader.ts';
import { drawSizes, LARGE_SIDE, type PictureSizes } from './picture-sizes.ts';
import { createQueue } from './queue.ts';

/** Two keep both the memory and everybody else's waiting small; the rest wait with their bytes only. */
const LIMITS = { atOnce: 2, waiting: 100 };

/** Progressive files of this size take up to 400 MB while they are read: one at a time. */
const HEAVY_PIXELS = 20_000_000;

/** A scanned horoscope stays legible at this size, in pixels. */
const SCAN_SIDE = 3200;

/** Both refuse with AppError FILE_TOO_LARGE, PICTURE_TOO_LARGE, NOT_A_PICTURE, or TOO_MANY when too many wait. */
export interface Images {
  /** A photo in its three sizes, upright, in sRGB, without metadata. Takes png, jpeg and gif (the first frame). */
  process(input: Uint8Array): Promise<PictureSizes>;
  /** The same picture in its own kind, upright, in sRGB, with nothing else that the file carried. */
  reencode(input: Uint8Array): Promise<Buffer>;
}

export function createImages(): Images {
  // Every picture is new, so a cache only holds memory; one thread for each of the two at work.
  sharp.cache(false);
  sharp.concurrency(1);
  const queued = createQueue(LIMITS);
  const oneByOne = createQueue({ atOnce: 1, waiting: LIMITS.atOnce });

  function work<T>(input: Uint8Array, draw: (picture: Picture) => Promise<T>): Promise<T> {
    return queued(async () => {
      const picture = await openPicture(input);
      const drawing = () => refuseBroken(draw(picture));
      return picture.pixels > HEAVY_PIXELS ? oneByOne(drawing) : drawing();
    });
  }

  return {
    process: (input) => work(input, (picture) => drawSizes(picture.fitted(LARGE_SIDE))),
    reencode: (input) => work(input, rewritten),
  };
}

function rewritten(picture: Picture): Promise<Buffer> {
  const scan = picture.fitted(SCAN_SIDE);
  if (picture.kind === 'jpeg') return scan.jpeg({ quality: 85 }).toBuffer();
  return (picture.kind === 'png' ? scan.png() : scan.gif()).toBuffer();
}
