import { logout } from '@mala/contract/auth/me.ts';
import { call } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { memberDialogs } from './member-dialogs.ts';
import { isOtherPersons, markSession } from './page-person.ts';
import { forgetKept } from './renewal.ts';
import { dropToken, readToken } from './token.ts';

function leave(): void {
  forgetKept();
  dropToken();
  markSession(null);
}

/** Leaves the page as a guest instead of signing in again. */
export function declineSignIn(): void {
  leave();
  memberDialogs.current?.endSignIn('cancel');
}

/**
 * Ends the session here at once, and on the server once it replies. False if somebody else has signed in in this
 * browser meanwhile, whose session must not be ended.
 */
export async function endSession(): Promise<boolean> {
  if (isOtherPersons(readToken())) return false;
  try {
    await call(logout);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // offline or already ended: logging out must work anyway
  }
  if (isOtherPersons(readToken())) return false;
  leave();
  return true;
}
