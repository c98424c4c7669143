import { readFile } from 'node:fs/promises';
import { AppError } from '../errors.ts';
import { createQueue, type RunQueued } from '../queue.ts';
import { HOROSCOPE_MIMES, type HoroscopeKind } from './documents/kind.ts';
import type { Images } from './images.ts';
import type { PictureInput } from './pictures/reader.ts';
import type { AskMedia } from './pool.ts';

/** Calls whose files are on their way to the store, each with one file of 10 MB at most in memory. */
const LIMITS = { atOnce: 2, waiting: 100 };

export interface HoroscopeFile {
  kind: HoroscopeKind;
  /** The type that we send it with. */
  mime: string;
  /** What to store: a picture is written anew, so that nothing but the picture is left. */
  contents: Buffer;
}

export interface HoroscopeFiles {
  /**
   * Takes a file's path or its bytes.
   * @throws AppError FILE_TOO_LARGE, NOT_A_HOROSCOPE_FILE, UNSAFE_FILE, PICTURE_TOO_LARGE, TOO_MANY
   */
  inspect(input: PictureInput): Promise<HoroscopeFile>;
  /** What inspects and stores the files of one call one by one, so that few of them are in memory at once. */
  inTurn: RunQueued;
}

/** @param ask the workers of all files from outside */
export function createHoroscopeFiles(ask: AskMedia, images: Images): HoroscopeFiles {
  return {
    async inspect(input) {
      const kind = await ask({ name: 'document', input });
      const isPicture = kind === 'png' || kind === 'jpeg' || kind === 'gif';
      const contents = isPicture ? await rewrite(images, input) : await bytes(input);
      return { kind, mime: HOROSCOPE_MIMES[kind], contents };
    },
    inTurn: createQueue(LIMITS),
  };
}

async function bytes(input: PictureInput): Promise<Buffer> {
  return typeof input === 'string' ? readFile(input) : Buffer.from(input);
}

async function rewrite(images: Images, input: PictureInput): Promise<Buffer> {
  try {
    return await images.reencode(input);
  } catch (error) {
    if (error instanceof AppError && error.appCode === 'NOT_A_PICTURE') {
      throw new AppError('NOT_A_HOROSCOPE_FILE');
    }
    throw error;
  }
}
