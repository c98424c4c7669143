import { isOutage } from '../db/outage.ts';
import { AppError } from '../errors.ts';
import { isStorageFull, isStorageOutage, isStorageRefusal } from '../storage/file-errors.ts';
import { LeftBehind } from './restore.ts';

const DATABASE_FULL = '53100';

/** What the system says of a folder that is not there, is none, or is not ours. */
const REFUSED = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'EISDIR', 'EEXIST']);

/** Where backups are written. */
export const BACKUPS = 'the place of the backups';

/**
 * What the stores of files and backups and the database say to programs, for people: what it was, and what to do next.
 * @param target where is written: "the place of the backups"
 */
export function inWords(error: unknown, target: string): Error {
  if (error instanceof LeftBehind)
    return new Error(
      `${inWords(error.cause, target).message}. What was restored so far could not be removed: delete it, as after a killed restore (docs/backup.md)`,
    );
  const code = error instanceof AppError ? error.appCode : (error as { code?: string }).code;
  if (code === DATABASE_FULL)
    return new Error('there is no space left on the disk of the database: make room and try again');
  if (isStorageFull(error) || code === 'STORAGE_FULL')
    return new Error(`there is no space left in ${target}: make room and try again`);
  if (code === 'UNAVAILABLE')
    return new Error('the store of the files does not answer: try again once it does');
  if (isStorageRefusal(error))
    return new Error('the bucket refuses: check the keys and the region in its address');
  // our own have words already
  const isBroken = isOutage(error) || isStorageOutage(error);
  if (isBroken && (error as Error).cause === undefined)
    return new Error(
      'the connection to the database or a bucket broke off: see that both answer, and try again',
    );
  const { path, syscall } = error as NodeJS.ErrnoException;
  if (path && code === 'EEXIST' && syscall === 'open')
    return new Error(`${path} exists already: choose another name`);
  if (path && REFUSED.has(code ?? ''))
    return new Error(`${path} cannot be read or written (${code}): check that folder`);
  return error instanceof Error ? error : new Error(String(error));
}
