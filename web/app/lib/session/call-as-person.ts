import { abortedError, readRefusal } from '../api-error.ts';
import { readReply } from '../request.ts';
import type { RawReply } from '../send-request.ts';
import { renewKept } from './kept-sign-in.ts';
import { memberDialogs } from './member-dialogs.ts';
import { isOtherPersons, notifyOtherPerson, pagePerson } from './page-person.ts';
import { dropToken, readToken } from './token.ts';

/**
 * Makes a call as the person who uses the page. If the server rejects the token, it is renewed where the browser stays
 * signed in, otherwise the person is asked to sign in again, and the call is repeated; if another person has signed in in this browser, the call is not made, and a reply that
 * arrives after such a change is dropped. A call that only the owner of the account may make is repeated once that is
 * confirmed.
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
    const code = status < 400 ? undefined : readRefusal(body)?.Code;
    const dialogs = memberDialogs.current;
    if (code === 'CONFIRM_AGAIN' && dialogs) {
      await dialogs.confirm();
      continue;
    }
    if (code !== 'UNAUTHENTICATED') return readReply(status, body);
    if (tries === 0 && (await renewKept(token))) continue;
    if (!person || !dialogs) {
      if (token === readToken()) dropToken();
      return readReply(status, body);
    }
    // another call or tab may have got a new token meanwhile
    if (token === readToken() || !readToken()) await dialogs.signIn(token);
  }
}
