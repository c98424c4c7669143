import { hkdfSync } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import { validate as isUuid } from 'uuid';

/** The claims of a token: enough for the page to render; the server trusts only `session_id`. */
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
  /** The session of a valid, unexpired token, or null; a uuid. */
  sessionOf(token: string): string | null;
}

/** Signs and verifies bearer tokens with a lifetime of `seconds`. */
export function createTokens(secret: string, seconds: number): Tokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mala tokens v1', 32));
  const sign = createSigner({ key, algorithm: 'HS256', expiresIn: seconds * 1000 });
  const verify = createVerifier({ key, algorithms: ['HS256'], cache: 1000 });
  return {
    sign: (claims) => sign(claims),
    sessionOf(token) {
      try {
        const { session_id } = verify(token) as Claims;
        return isUuid(session_id) ? session_id : null;
      } catch {
        return null;
      }
    },
  };
}
