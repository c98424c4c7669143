import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Of a secret, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Seconds that a code is shown, as every app has it. */
const PERIOD = 30;
/** A phone's clock may be one code early or late. */
const WINDOW = 1;

/** The secrets of authenticator apps (TOTP, RFC 6238), which the database holds sealed for their account. */
export interface AppSecrets {
  /** A new secret of an account: in base32, as the address of its QR code, and sealed. */
  make(userId: string, name: string): { secret: string; address: string; sealed: string };
  /** Whether this site's secret sealed it for this account. */
  opens(sealed: string, userId: string): boolean;
  /** Which half minute since 1970 a code is of, about now; null if it is none of this secret. */
  stepOf(sealed: string, userId: string, code: string, now: Date): number | null;
}

export function createAppSecrets(siteSecret: string): AppSecrets {
  const key = Buffer.from(hkdfSync('sha256', siteSecret, '', 'mala authenticator apps', 32));

  function seal(secret: Secret, userId: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(userId));
    const sealed = [nonce, cipher.update(secret.bytes), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat(sealed).toString('base64url');
  }

  function open(sealed: string, userId: string): Secret | null {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length !== NONCE_BYTES + SECRET_BYTES + TAG_BYTES) return null;
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const opened = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
      return new Secret({ buffer: new Uint8Array(Buffer.concat(opened)).buffer });
    } catch {
      // sealed by another site's secret, or for another account
      return null;
    }
  }

  return {
    make(userId, name) {
      const secret = new Secret({ size: SECRET_BYTES });
      const address = new TOTP({ issuer: 'Mala', label: name, secret }).toString();
      return { secret: secret.base32, address, sealed: seal(secret, userId) };
    },
    opens: (sealed, userId) => open(sealed, userId) !== null,
    stepOf(sealed, userId, code, now) {
      const secret = open(sealed, userId);
      if (!secret) return null;
      const timestamp = now.getTime();
      const late = TOTP.validate({ token: code, secret, timestamp, window: WINDOW });
      return late === null ? null : TOTP.counter({ period: PERIOD, timestamp }) + late;
    },
  };
}
