import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../errors.ts';
import type { Images } from '../media/images.ts';
import type { Files } from './files.ts';

export interface FallbackStore {
  files: Pick<Files, 'stream' | 'put'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
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

async function make({ files, images, log }: FallbackStore, key: string): Promise<Buffer> {
  // read when its turn comes, so that those who wait take no memory
  const read = async () => buffer((await files.stream(key)).stream);
  const jpeg = await images.toJpeg(read).catch((error: unknown) => {
    const isUnreadable =
      error instanceof AppError && ['NOT_A_PICTURE', 'FILE_TOO_COMPLEX'].includes(error.appCode);
    throw isUnreadable ? new AppError('NOT_FOUND') : error;
  });
  // what cannot be kept is made again for the next one
  await files
    .put(fallbackKey(key), jpeg)
    .catch((err) => log.warn({ err }, 'the JPEG of a picture was not kept'));
  return jpeg;
}

function unlessMissing(error: unknown): null {
  if (error instanceof AppError && error.appCode === 'NOT_FOUND') return null;
  throw error;
}
