import { createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto';

const CURVE = 'prime256v1';
/** The order of the curve's base point. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Seconds that a push service takes the same proof; it allows a day. */
const PROOF_SECONDS = 12 * 3600;

/** The keys by which push services know the site (VAPID, RFC 8292). */
export interface PushKeys {
  /** the uncompressed point, as base64url */
  publicKey: string;
  /** The Authorization header for a push service; `contact` is how its operator reaches us. */
  authorize(origin: string, contact: string, now: Date): string;
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The same keys in all processes of a site, from its first start on, as long as its secret stays. */
export function createPushKeys(siteSecret: string): PushKeys {
  // 16 bytes more than the order, so that no number is likelier than another
  const material = Buffer.from(hkdfSync('sha256', siteSecret, '', 'mala push keys', 48));
  const number = (BigInt(`0x${material.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const secret = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d: secret.toString('base64url') };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    authorize(origin, contact, now) {
      const exp = Math.floor(now.getTime() / 1000) + PROOF_SECONDS;
      const said = `${base64({ typ: 'JWT', alg: 'ES256' })}.${base64({ aud: origin, exp, sub: contact })}`;
      const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}
