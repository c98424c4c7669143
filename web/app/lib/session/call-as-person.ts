import { abortedError, readRefusal } from '../api-error.ts';
import { readReply } from '../request.ts';
import { isStrangers, pagePerson, reportStranger } from './page-person.ts';
import { askToSignIn, canAskToSignIn } from './sign-in-request.ts';
import { dropToken, readToken } from './token.ts';

export interface RawReply {
  status: number;
  body: string;
}

/**
 * Makes a call in the name of whoever the page belongs to. Where the server no longer knows the token, the
 * person is asked to sign in again and the call is made anew; where another person has signed in at this
 * browser, the call is not made, and its reply is not given once the page is another's.
 * @throws {ApiError} like `readReply`, and with code ABORTED where the page went over to somebody else.
 */
export async function callAsPerson(
  send: (token: string | null) => Promise<RawReply>,
): Promise<unknown> {
  const person = pagePerson();
  for (;;) {
    const token = readToken();
    if (isStrangers(token)) {
      reportStranger();
      throw abortedError();
    }
    const { status, body } = await send(token);
    if (person && person !== pagePerson()) throw abortedError();
    if (status !== 401 || readRefusal(body)?.Code !== 'UNAUTHENTICATED')
      return readReply(status, body);
    if (!person || !canAskToSignIn()) {
      if (token === readToken()) dropToken();
      return readReply(status, body);
    }
    // another call or another tab may have brought a new one meanwhile
    if (token === readToken() || !readToken()) await askToSignIn(token);
  }
}
