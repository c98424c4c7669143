import type { Role } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';

/** The claims of a token (server rules, section 6); iat and exp in seconds since 1970. */
export interface Claims {
  user_id: string;
  user_name: string;
  mid: string | null;
  domain: Domain;
  role: Role;
  state: number;
  subscription_id: string | null;
  iat: number;
  exp: number;
}

const COOKIE = 'accessTokenV2';
const MAX_AGE_SECONDS = 50 * 60;

const listeners = new Set<() => void>();

function setCookie(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
  document.cookie = `${COOKIE}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Strict${secure}`;
  for (const listener of listeners) listener();
}

/** The token of this browser, or null; shared by all tabs. */
export function readToken(): string | null {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`));
  return cookie?.slice(COOKIE.length + 1) || null;
}

/** Stores a token for 50 minutes (specification, section 9). */
export function writeToken(token: string): void {
  setCookie(token, MAX_AGE_SECONDS);
}

export function dropToken(): void {
  setCookie('', 0);
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
