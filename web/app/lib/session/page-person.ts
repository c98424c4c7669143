import { claimsOf } from './token.ts';

/** Whose page this is: one object from the sign-in to its end, however often the account is read. */
export interface PagePerson {
  userId: string;
}

let person: PagePerson | null = null;
let meetStranger: () => void = () => undefined;

/** Null while nobody is signed in, or while that is being checked. */
export function pagePerson(): PagePerson | null {
  return person;
}

export function setPagePerson(userId: string | null): void {
  if (person?.userId !== (userId ?? undefined)) person = userId === null ? null : { userId };
}

/** Whether a token of this browser is another one's than the person's whose page this is. */
export function isStrangers(token: string | null): boolean {
  const owner = token && claimsOf(token)?.user_id;
  return Boolean(person && owner && owner !== person.userId);
}

/** Says what happens when a call finds another person's token in the browser. */
export function onStranger(listener: () => void): void {
  meetStranger = listener;
}

export function reportStranger(): void {
  meetStranger();
}

const MARK = 'mala.session';

/**
 * Leaves word for the other tabs of this browser, which get a `storage` event: who has signed in, or null
 * after a logout. A cookie that is gone may as well have run out; this tells the two apart.
 */
export function markSession(userId: string | null): void {
  try {
    if (localStorage.getItem(MARK) !== (userId ?? '')) localStorage.setItem(MARK, userId ?? '');
  } catch {
    // a browser that keeps nothing: the tabs notice by the cookie, at their next call
  }
}

/** Whether the last one who was signed in at this browser has logged out. */
export function hasLoggedOut(): boolean {
  try {
    return localStorage.getItem(MARK) === '';
  } catch {
    return false;
  }
}
