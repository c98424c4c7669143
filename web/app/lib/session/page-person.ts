import { readStored, writeStored } from '../browser-storage.ts';
import { claimsOf } from './token.ts';

/** Identifies the person who uses the page: one object per sign-in, however often the account is loaded. */
export interface PagePerson {
  userId: string;
}

let person: PagePerson | null = null;
let otherPersonListener: () => void = () => undefined;

/** Null while nobody is signed in or the session is being checked. */
export function pagePerson(): PagePerson | null {
  return person;
}

export function setPagePerson(userId: string | null): void {
  if (person?.userId !== (userId ?? undefined)) person = userId === null ? null : { userId };
}

/** Whether a token of this browser belongs to somebody other than the person who uses the page. */
export function isOtherPersons(token: string | null): boolean {
  const owner = token && claimsOf(token)?.user_id;
  return Boolean(person && owner && owner !== person.userId);
}

/** Sets what happens when a call finds another person's token in the browser. */
export function onOtherPerson(listener: () => void): void {
  otherPersonListener = listener;
}

export function notifyOtherPerson(): void {
  otherPersonListener();
}

const MARK = 'mala.session';

/**
 * Notifies the other tabs of this browser through a `storage` event: who has signed in, or null after a logout. A
 * missing cookie may also have expired; this distinguishes the two.
 */
export function markSession(userId: string | null): void {
  const mark = userId ?? '';
  // without storage, the other tabs notice by the cookie at their next call
  if (readStored('localStorage', MARK) !== mark) writeStored('localStorage', MARK, mark);
}

/** Whether the last person signed in in this browser has logged out. */
export function hasLoggedOut(): boolean {
  return readStored('localStorage', MARK) === '';
}
