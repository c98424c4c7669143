import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { cookieOf } from './cookies.ts';

/** The refresh token that a browser keeps, which scripts of pages cannot read. */
export interface KeptToken {
  token: string | null;
  /** Has the browser keep this token instead. */
  keep(token: string, seconds: number): void;
  /** Has the browser forget its token, if it has one. */
  drop(): void;
}

/**
 * On https no other host can plant a cookie whose name begins so, and with it the sign-in of somebody else: browsers take it
 * only from this host, with the path `/`. Without https, while the site is tried out, browsers would not take it at all.
 */
const COOKIE = {
  https: { name: '__Host-refreshToken', path: '/' },
  http: { name: 'refreshToken', path: '/api' },
};
/** Tells scripts of pages that there is a refresh token, and nothing else (web/app/lib/session/kept-sign-in.ts). */
const HINT = 'keptSignIn';

/** The refresh token that came with a call. */
export function keptTokenOf(
  request: FastifyRequest,
  reply: FastifyReply,
  https: boolean,
): KeptToken {
  const { name, path } = COOKIE[https ? 'https' : 'http'];
  const token = cookieOf(request, name);
  const set = (value: string, hint: string, seconds: number) => {
    const ends = `Max-Age=${seconds}; SameSite=Strict${https ? '; Secure' : ''}`;
    void reply.header('set-cookie', `${name}=${value}; Path=${path}; HttpOnly; ${ends}`);
    void reply.header('set-cookie', `${HINT}=${hint}; Path=/; ${ends}`);
  };
  return {
    token,
    keep: (next, seconds) => set(next, '1', seconds),
    drop: () => {
      if (token !== null || cookieOf(request, HINT) !== null) set('', '', 0);
    },
  };
}

/**
 * Throws 403 FORBIDDEN for a call that a page of another site makes, for calls that only a cookie authorizes. A page on
 * another host of the same domain counts as such, which SameSite does not keep off.
 */
export function requireOwnPage({ headers, host }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined ? site !== 'same-origin' : !isOwnOrigin(headers.origin, host))
    throw new AppError('FORBIDDEN');
}

/** Of browsers that do not send Sec-Fetch-Site; what is no browser sends neither. */
function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
