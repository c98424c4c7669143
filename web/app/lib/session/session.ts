import { me as meEndpoint, refreshToken } from '@mala/contract/auth/me.ts';
import type * as z from 'zod/mini';
import { call } from '../api.ts';
import type { ApiError } from '../api-error.ts';
import { createStore, useStore } from '../store.ts';
import { isKept, renewKept } from './kept-sign-in.ts';
import { memberDialogs } from './member-dialogs.ts';
import {
  hasLoggedOut,
  isOtherPersons,
  markSession,
  notifyOtherPerson,
  onOtherPerson,
  pagePerson,
  setPagePerson,
} from './page-person.ts';
import { type Claims, claimsOf, onTokenChange, readToken, writeToken } from './token.ts';

export type Me = z.output<typeof meEndpoint.reply>;

/**
 * unknown: as in the prerendered page, before the browser is read; checking: a token is being checked; unreachable: it
 * could not be checked, because of `error`.
 */
export type Session =
  | { status: 'unknown' | 'checking' | 'guest' }
  | { status: 'unreachable'; error: ApiError }
  | { status: 'member'; me: Me; claims: Claims };

const UNKNOWN: Session = { status: 'unknown' };
const session = createStore<Session>(UNKNOWN);
const personListeners = new Set<() => void>();

/** pageshow: restored from the back/forward cache; storage: an event of another tab. */
const SIGNS = ['focus', 'pageshow', 'storage'] as const;

/** Calls back when the person in this browser may have changed. */
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
    // the call has already dropped an invalid token, which made this a guest
    if (readToken() === token) throw error;
  }
}

/**
 * The startup check, and its repetition after a failure (specification, section 4, Auth). Where the browser stays signed in,
 * an expired token is renewed first.
 */
export async function checkSession(): Promise<void> {
  if (!readToken() && !isKept()) return becomeGuest();
  session.set({ status: 'checking' });
  await renewKept(null)
    .then((token) => (token ? load() : becomeGuest()))
    .catch((error) => session.set({ status: 'unreachable', error }));
}

/** Signs in with the token of a login or signup. Throws ApiError if the account cannot be loaded. */
export async function beginSession(token: string): Promise<void> {
  forgetPerson();
  writeToken(token);
  await load();
}

/** Gets a new token for the same session and reloads the account, after a save that changes either. */
export async function renewSession(): Promise<void> {
  const { token } = await call(refreshToken);
  writeToken(token);
  await load();
}

/** Reloads the account, with the same token. */
export async function reloadMe(): Promise<void> {
  await load();
}

/** Restarts the page for the person of the browser's token, without data of the former person. */
function startAnew(): void {
  forgetPerson();
  void checkSession();
}

/** Continues with the token from the sign-in dialog: the same person on the same page, another person on a new one. */
export function resumeSession(token: string): void {
  writeToken(token);
  if (isOtherPersons(token)) {
    startAnew();
    return;
  }
  memberDialogs.current?.endSignIn('continue');
  // the account was loaded before
  void load().catch(() => undefined);
}

/**
 * Keeps the page in step with the browser: switches to a person who signed in in another tab, or logs out with them.
 */
export function followBrowser(): void {
  const token = readToken();
  if (isOtherPersons(token)) notifyOtherPerson();
  else if (!token && pagePerson() && hasLoggedOut()) becomeGuest();
  else memberDialogs.current?.noticeToken(token);
}

/**
 * Follows the token: dropped in this tab, or replaced by another person's in another tab, in which case `onOther` may
 * notify the person.
 */
export function watchSession(onOther: () => void): () => void {
  const unwatch = onTokenChange(() => {
    if (session.get().status !== 'guest' && !readToken()) becomeGuest();
  });
  onOtherPerson(() => {
    startAnew();
    onOther();
  });
  const comeBack = () => {
    if (document.visibilityState !== 'visible') return;
    followBrowser();
    // changes made meanwhile, e.g. an approval or activation, are shown at once; a failure changes nothing
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

/** The signed-in account, outside components, as last loaded. */
export function currentMe(): Me | null {
  const current = session.get();
  return current.status === 'member' ? current.me : null;
}

/** The signed-in member. Only below the member and admin layouts, which redirect everybody else. */
export function useMember(): { me: Me; claims: Claims } {
  const current = useSession();
  if (current.status !== 'member') throw new Error('Nobody is signed in');
  return current;
}
