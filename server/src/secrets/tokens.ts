import { hkdfSync } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';

/** What a token says: enough for the page to draw itself; the server believes only `session_id`. */
export interface Claims {
  session_id: string;
  user_id: string;
  user_name: string;
  mid: string | null;
  domain: string;
  role: string;
  /** the status code */
  state: number;
  subscription_id: string | null;
}

export interface Tokens {
  sign(claims: Claims): string;
  /** The session of a token that is ours and has not expired; null of any other. */
  sessionOf(token: string): string | null;
}

/** Signs and checks bearer tokens that hold for `seconds`. */
export function createTokens(secret: string, seconds: number): Tokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mala tokens v1', 32));
  const sign = createSigner({ key, algorithm: 'HS256', expiresIn: seconds * 1000 });
  const verify = createVerifier({ key, algorithms: ['HS256'], cache: 1000 });
  return {
    sign: (claims) => sign(claims),
    sessionOf(token) {
      try {
        return (verify(token) as Claims).session_id ?? null;
      } catch {
        return null;
      }
    },
  };
}
