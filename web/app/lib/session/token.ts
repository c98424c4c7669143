import type { AccountKind } from '@mala/contract/access/role-places.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';

/** The claims of a token (server rules, section 6); iat and exp in seconds since 1970. */
export interface Claims {
  user_id: string;
  user_name: string;
  mid: string | null;
  domain: Domain;
  role: AccountKind;
  state: number;
  subscription_id: string | null;
  iat: number;
  exp: number;
}

const COOKIE = 'accessTokenV2';
/** What the server sets beside the refresh token, which scripts cannot read (server/src/http/sign-in-cookie.ts). */
export const HINT = 'keptSignIn';
const MAX_AGE_SECONDS = 50 * 60;

const listeners = new Set<() => void>();

/** Sets a cookie of the whole site, or deletes it with an age of 0. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
  document.cookie = `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Strict${secure}`;
}

/** The value of a cookie, or null. */
export function readCookie(name: string): string | null {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1) || null;
}

function setToken(value: string, maxAge: number): void {
  writeCookie(COOKIE, value, maxAge);
  for (const listener of listeners) listener();
}

/** The token of this browser, or null; shared by all tabs. */
export function readToken(): string | null {
  return readCookie(COOKIE);
}

/** Stores a token for 50 minutes (specification, section 9). */
export function writeToken(token: string): void {
  setToken(token, MAX_AGE_SECONDS);
}

export function dropToken(): void {
  setToken('', 0);
}

/** Calls back after each change of the token in this tab; returns the function that unsubscribes. */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The claims of a token, unverified: only the server can verify them. Null if it is malformed. */
export function claimsOf(token: string): Claims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return null;
  }
}
