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
