import { throwOffline } from '../api-error.ts';
import { HINT, readCookie, readToken } from './token.ts';

/** Whether this browser stays signed in, or did when one logged out without a network. */
export function isKept(): boolean {
  return readCookie(HINT) !== null;
}

/**
 * The token of this browser in place of `refused`, which may have expired: another tab's, or a renewed one. Null if it does
 * not stay signed in, or no longer. Throws ApiError if the server cannot be reached: then nobody is signed out.
 */
export async function renewKept(refused: string | null): Promise<string | null> {
  const token = readToken();
  if (token && token !== refused) return token;
  if (!isKept()) return null;
  const { renew } = await import('./renewal.ts').catch(throwOffline);
  return renew();
}
