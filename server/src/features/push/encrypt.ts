import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
/** Of a whole message: what every push service takes. */
const RECORD_BYTES = 4096;
/** Of a text, less header, tag and delimiter. */
export const MOST_BYTES = RECORD_BYTES - 86 - 17;

/** The keys of a browser, as base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** Whether these are a point of the curve and a secret of 16 bytes. */
export function areKeys({ p256dh, auth }: BrowserKeys): boolean {
  const point = bytesOf(p256dh);
  if (bytesOf(auth).length !== 16 || point.length !== 65 || point[0] !== 4) return false;
  try {
    const own = createECDH(CURVE);
    own.generateKeys();
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/** The same keys in the one spelling: without padding, and without spare bits in the last character. */
export function plainKeys({ p256dh, auth }: BrowserKeys): BrowserKeys {
  return {
    p256dh: bytesOf(p256dh).toString('base64url'),
    auth: bytesOf(auth).toString('base64url'),
  };
}

/** What is random in a message; given by the test of the RFC's example. */
export interface Random {
  salt: Buffer;
  secret?: Buffer;
}

/**
 * The body of a message in aes128gcm that only the browser reads (RFC 8291, RFC 8188), as one record.
 * @throws for more than MOST_BYTES
 */
export function encryptFor(
  { p256dh, auth }: BrowserKeys,
  text: string,
  { salt, secret }: Random = { salt: randomBytes(16) },
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > MOST_BYTES) throw new Error('a notification is too long');
  const theirs = bytesOf(p256dh);
  const pair = createECDH(CURVE);
  if (secret) pair.setPrivateKey(secret);
  else pair.generateKeys();
  const ours = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const key = hkdfSync('sha256', pair.computeSecret(theirs), bytesOf(auth), info, 32);
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(key), salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(ours.length, 4);
  // 2: the last record, without padding
  const sealed = [cipher.update(plain), cipher.update(Buffer.of(2)), cipher.final()];
  return Buffer.concat([salt, size, ours, ...sealed, cipher.getAuthTag()]);
}
