import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parse as parseUuid, stringify as uuidOf } from 'uuid';

/** What a refresh token names: a sign-in, and which of its tokens it is, counted from 0. */
export interface Refresh {
  sessionId: string;
  number: number;
}

/**
 * The tokens by which a browser stays signed in: a signature over session and number, so that the database holds none.
 * A browser that asks twice, because an answer was lost, gets the same one twice.
 */
export interface RefreshTokens {
  /** Letters, digits, `-`, `_` and dots. */
  make(refresh: Refresh): string;
  /** What a token names, or null if it is none of this site. */
  read(token: string): Refresh | null;
}

const FORM = /^([\w-]{22})\.(\d{1,9})\.([\w-]{43})$/;

export function createRefreshTokens(secret: string): RefreshTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mala refresh tokens', 32));
  const sign = (named: string) => createHmac('sha256', key).update(named).digest();
  return {
    make({ sessionId, number }) {
      const named = `${Buffer.from(parseUuid(sessionId)).toString('base64url')}.${number}`;
      return `${named}.${sign(named).toString('base64url')}`;
    },
    read(token) {
      const [, id = '', number = '', signature = ''] = FORM.exec(token) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const right = sign(`${id}.${number}`);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return { sessionId: uuidOf(Buffer.from(id, 'base64url')), number: Number(number) };
    },
  };
}
