import { logout, me as meEndpoint, refreshToken } from '@mala/contract/auth/me.ts';
import type * as z from 'zod/mini';
import { call } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { createStore, useStore } from '../store.ts';
import {
  hasLoggedOut,
  isStrangers,
  markSession,
  onStranger,
  pagePerson,
  reportStranger,
  setPagePerson,
} from './page-person.ts';
import { noticeToken, settleSignIn } from './sign-in-request.ts';
import { type Claims, claimsOf, dropToken, onTokenChange, readToken, writeToken } from './token.ts';

export type Me = z.output<typeof meEndpoint.reply>;

/**
 * unknown: as the prerendered page has it, before the browser was asked; checking: a token is there and is
 * being checked; unreachable: it could not be checked.
 */
export type Session =
  | { status: 'unknown' | 'checking' | 'unreachable' | 'guest' }
  | { status: 'member'; me: Me; claims: Claims };

const UNKNOWN: Session = { status: 'unknown' };
const session = createStore<Session>(UNKNOWN);
const personListeners = new Set<() => void>();

/** pageshow: out of the browser's cache of whole pages, as it was left; storage: a word of another tab. */
const SIGNS = ['focus', 'pageshow', 'storage'] as const;

/** Calls back when the person at this browser goes or may be another one. */
export function onPersonChange(listener: () => void): void {
  personListeners.add(listener);
}

function forgetPerson(): void {
  setPagePerson(null);
  for (const listener of personListeners) listener();
}

function becomeGuest(): void {
  forgetPerson();
  session.set({ status: 'guest' });
}

async function load(): Promise<void> {
  const token = readToken();
  try {
    const me = await call(meEndpoint);
    const now = readToken();
    const claims = now ? claimsOf(now) : null;
    if (claims?.user_id === me.user_id) {
      setPagePerson(me.user_id);
      markSession(me.user_id);
      session.set({ status: 'member', me, claims });
    } else if (now !== token) await load();
  } catch (error) {
    // a refused token has been dropped by the call itself, and that made the guest
    if (readToken() === token) throw error;
  }
}

/** The startup check, and its repetition after it failed (specification, section 4, Auth). */
export async function checkSession(): Promise<void> {
  if (!readToken()) return becomeGuest();
  session.set({ status: 'checking' });
  await load().catch(() => session.set({ status: 'unreachable' }));
}

/** Signs in with the token of a login or signup. Throws ApiError when the account cannot be loaded. */
export async function beginSession(token: string): Promise<void> {
  forgetPerson();
  writeToken(token);
  await load();
}

/** A new token for the same session and the account as it is now: after a save that changes either. */
export async function renewSession(): Promise<void> {
  const { token } = await call(refreshToken);
  writeToken(token);
  await load();
}

/** The account as it is now, under the same token. */
export async function reloadMe(): Promise<void> {
  await load();
}

/** Begins the page anew for whoever the browser's token belongs to: nothing of the former person stays. */
function startAnew(): void {
  forgetPerson();
  void checkSession();
}

/** Goes on with the token of whoever signed in again over the page: the same person where he was, another one anew. */
export function resumeSession(token: string): void {
  writeToken(token);
  if (isStrangers(token)) {
    startAnew();
    return;
  }
  settleSignIn(null);
  // who he is was known before
  void load().catch(() => undefined);
}

function leave(): void {
  dropToken();
  markSession(null);
}

/** Leaves the page as a guest instead of signing in again. */
export function declineSignIn(): void {
  leave();
  settleSignIn();
}

/**
 * Ends the session here at once; on the server as soon as it answers. False where somebody else has signed
 * in at this browser meanwhile, whose session is not this page's to end.
 */
export async function endSession(): Promise<boolean> {
  if (isStrangers(readToken())) return false;
  try {
    await call(logout);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // offline or already ended: leaving must work all the same
  }
  if (isStrangers(readToken())) return false;
  leave();
  return true;
}

/** Makes the page follow the browser: to another person who has signed in, or out with one who has logged out. */
export function followBrowser(): void {
  const token = readToken();
  if (isStrangers(token)) reportStranger();
  else if (!token && pagePerson() && hasLoggedOut()) becomeGuest();
  else noticeToken(token);
}

/**
 * Follows the token: dropped anywhere in this tab, or exchanged for another person's in another one, which
 * `onOther` may tell the person.
 */
export function watchSession(onOther: () => void): () => void {
  const unwatch = onTokenChange(() => {
    if (session.get().status !== 'guest' && !readToken()) becomeGuest();
  });
  onStranger(() => {
    startAnew();
    onOther();
  });
  const comeBack = () => {
    if (document.visibilityState !== 'visible') return;
    followBrowser();
    // what happened meanwhile, say an approval or an activation, shows at once; a failure changes nothing
    if (pagePerson()) void load().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', comeBack);
  for (const sign of SIGNS) addEventListener(sign, followBrowser);
  return () => {
    unwatch();
    document.removeEventListener('visibilitychange', comeBack);
    for (const sign of SIGNS) removeEventListener(sign, followBrowser);
  };
}

export function useSession(): Session {
  return useStore(session, UNKNOWN);
}

/** The account that is signed in, outside of components: as the last load left it. */
export function currentMe(): Me | null {
  const current = session.get();
  return current.status === 'member' ? current.me : null;
}

/** The member who is signed in. Only below the member and admin layouts, which let nobody else in. */
export function useMember(): { me: Me; claims: Claims } {
  const current = useSession();
  if (current.status !== 'member') throw new Error('Nobody is signed in');
  return current;
}
