import { abortedError, readRefusal } from '../api-error.ts';
import { readReply } from '../request.ts';
import type { RawReply } from '../send-request.ts';
import { renewKept } from './kept-sign-in.ts';
import { isOtherPersons, notifyOtherPerson, pagePerson } from './page-person.ts';
import { askToSignIn, canAskToSignIn } from './sign-in-request.ts';
import { dropToken, readToken } from './token.ts';

/**
 * Makes a call as the person who uses the page. If the server rejects the token, it is renewed where the browser stays
 * signed in, otherwise the person is asked to sign in again, and the call is repeated; if another person has signed in in this browser, the call is not made, and a reply that
 * arrives after such a change is dropped.
 * @throws {ApiError} like `readReply`, and with code ABORTED if the page now belongs to another person.
 */
export async function callAsPerson(
  send: (token: string | null) => Promise<RawReply>,
): Promise<unknown> {
  const person = pagePerson();
  for (let tries = 0; ; tries += 1) {
    const token = readToken();
    if (isOtherPersons(token)) {
      notifyOtherPerson();
      throw abortedError();
    }
    const { status, body } = await send(token);
    if (person && person !== pagePerson()) throw abortedError();
    if (status !== 401 || readRefusal(body)?.Code !== 'UNAUTHENTICATED')
      return readReply(status, body);
    if (tries === 0 && (await renewKept(token))) continue;
    if (!person || !canAskToSignIn()) {
      if (token === readToken()) dropToken();
      return readReply(status, body);
    }
    // another call or tab may have got a new token meanwhile
    if (token === readToken() || !readToken()) await askToSignIn(token);
  }
}
