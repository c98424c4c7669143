import { AppError } from '../errors.ts';
import { isReadOnly, isStorageOutage, isStorageSilent } from './file-errors.ts';

/** Milliseconds in which nothing more is asked of a store that did not answer. */
const PAUSE_MS = 2000;

/**
 * Makes calls of the file store end: what fails because it cannot be reached, or can only be read, is 503 UNAVAILABLE, and for two seconds after a
 * silence every further call fails at once, so that an upload of several files does not wait for each of them.
 */
export function createReachable(): <T>(call: () => Promise<T>) => Promise<T> {
  let silentUntil = 0;
  return async (call) => {
    if (performance.now() < silentUntil) throw unavailable();
    try {
      return await call();
    } catch (error) {
      if (isStorageSilent(error)) silentUntil = performance.now() + PAUSE_MS;
      throw isStorageOutage(error) || isReadOnly(error) ? unavailable(error) : error;
    }
  };
}

/** Long enough for the pause to be over; sent as Retry-After. */
const RETRY_SECONDS = 5;

/** 503 UNAVAILABLE, to be tried again in a moment. */
export function unavailable(cause?: unknown): AppError {
  const error = new AppError('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
  error.cause = cause;
  return error;
}
