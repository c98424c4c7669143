import { forgetSignIn, renewSignIn } from '@mala/contract/auth/kept-sign-in.ts';
import { ApiError } from '../api-error.ts';
import { readReply } from '../request.ts';
import { sendRequest } from '../send-request.ts';
import { HINT, readCookie, writeCookie, writeToken } from './token.ts';

/** The value of the hint after a logout that has not reached the server. */
const LEFT = 'left';
const MONTH_SECONDS = 30 * 86_400;

/** A call that the cookie authorizes, and no token. */
async function send({ method, path }: { method: string; path: string }): Promise<unknown> {
  const { status, body } = await sendRequest(path, { method, credentials: 'same-origin' });
  return readReply(status, body);
}

let running: Promise<string | null> | null = null;

async function requestToken(): Promise<string | null> {
  try {
    if (readCookie(HINT) === LEFT) {
      tellLeft();
      return null;
    }
    const { token } = (await send(renewSignIn)) as { token: string };
    writeToken(token);
    return token;
  } catch (error) {
    // the server has removed the cookies
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Renews the token; null if the sign-in has ended. All calls that need it share one. Throws ApiError. */
export function renew(): Promise<string | null> {
  running ??= requestToken().finally(() => {
    running = null;
  });
  return running;
}

/** Has the server end the sign-in that this browser keeps; if it does not answer, at the next visit. */
function tellLeft(): void {
  send(forgetSignIn).catch(() => undefined);
}

/** Ends staying signed in: here at once, and on the server as soon as it answers. */
export function forgetKept(): void {
  if (readCookie(HINT) === null) return;
  writeCookie(HINT, LEFT, MONTH_SECONDS);
  tellLeft();
}
