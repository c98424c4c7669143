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

/** Signs and verifies bearer tokens with a lifetime of `seconds` by the clock `now`, the same in all processes of a site. */
export function createTokens(secret: string, seconds: number, now: () => Date): Tokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mala tokens v1', 32));
  const sign = createSigner({ key, algorithm: 'HS256' });
  // the library knows only the machine's clock
  const verify = createVerifier({
    key,
    algorithms: ['HS256'],
    cache: 1000,
    cacheTTL: seconds * 1000,
    ignoreExpiration: true,
  });
  const nowSeconds = () => Math.floor(now().getTime() / 1000);
  return {
    sign(claims) {
      const iat = nowSeconds();
      return sign({ ...claims, iat, exp: iat + seconds });
    },
    sessionOf(token) {
      try {
        const { exp, session_id } = verify(token) as Claims & { exp?: unknown };
        const isCurrent = typeof exp === 'number' && exp > nowSeconds();
        return isCurrent && isUuid(session_id) ? session_id : null;
      } catch {
        return null;
      }
    },
  };
}
