import { buffer } from 'node:stream/consumers';
import { AppError } from '../errors.ts';
import type { Images } from '../media/images.ts';
import type { Files } from './files.ts';

export interface FallbackStore {
  files: Pick<Files, 'stream' | 'put'>;
  images: Pick<Images, 'toJpeg'>;
}

/** Where the JPEG of a stored picture is kept, once somebody has asked for it. */
export function fallbackKey(key: string): string {
  return `${key}.jpg`;
}

/**
 * The JPEG of a stored WebP picture, for browsers that take no WebP: made once, for all who ask meanwhile, and kept.
 * @throws AppError NOT_FOUND of a picture that is missing or cannot be read, TOO_MANY when too many are being made
 */
export function createFallbacks(store: FallbackStore) {
  const making = new Map<string, Promise<Buffer>>();

  return async (key: string) => {
    const kept = await store.files.stream(fallbackKey(key)).catch(unlessMissing);
    if (kept) return { contents: kept.stream, size: kept.size };
    const made = making.get(key) ?? make(store, key).finally(() => making.delete(key));
    making.set(key, made);
    const contents = await made;
    return { contents, size: contents.length };
  };
}

async function make({ files, images }: FallbackStore, key: string): Promise<Buffer> {
  // read when its turn comes, so that those who wait take no memory
  const read = async () => buffer((await files.stream(key)).stream);
  const jpeg = await images.toJpeg(read).catch((error: unknown) => {
    const isUnreadable =
      error instanceof AppError && ['NOT_A_PICTURE', 'FILE_TOO_COMPLEX'].includes(error.appCode);
    throw isUnreadable ? new AppError('NOT_FOUND') : error;
  });
  // without room it is made again for the next one
  await files.put(fallbackKey(key), jpeg).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
  return jpeg;
}

function unlessMissing(error: unknown): null {
  if (error instanceof AppError && error.appCode === 'NOT_FOUND') return null;
  throw error;
}
