import { logout, me as meEndpoint, refreshToken } from '@mala/contract/auth/me.ts';
import type * as z from 'zod/mini';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { createStore, useStore } from './store.ts';
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

/** Calls back when the person at this browser goes or may be another one. */
export function onPersonChange(listener: () => void): void {
  personListeners.add(listener);
}

function forgetPerson(): void {
  for (const listener of personListeners) listener();
}

function becomeGuest(): void {
  forgetPerson();
  session.set({ status: 'guest' });
}

async function load(): Promise<void> {
  const token = readToken();
  const claims = token ? claimsOf(token) : null;
  if (!claims) return becomeGuest();
  try {
    const me = await call(meEndpoint);
    if (readToken() === token) session.set({ status: 'member', me, claims });
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

/** Ends the session here at once; on the server as soon as it answers. */
export async function endSession(): Promise<void> {
  try {
    await call(logout);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // offline or already ended: leaving must work all the same
  } finally {
    dropToken();
  }
}

/** Follows the token: dropped anywhere in this tab, or exchanged for another person's in another one. */
export function watchSession(): () => void {
  const unwatch = onTokenChange(() => {
    if (session.get().status !== 'guest' && !readToken()) becomeGuest();
  });
  const compare = () => {
    const current = session.get();
    if (document.visibilityState !== 'visible' || current.status !== 'member') return;
    const token = readToken();
    const other = token ? claimsOf(token)?.user_id : null;
    if (other === current.me.user_id) {
      // what happened meanwhile, say an approval or an activation, shows at once; a failure changes nothing
      void load().catch(() => undefined);
      return;
    }
    forgetPerson();
    void checkSession();
  };
  document.addEventListener('visibilitychange', compare);
  return () => {
    unwatch();
    document.removeEventListener('visibilitychange', compare);
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
