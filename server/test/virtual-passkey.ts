import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Flags of authenticator data: somebody was present; a credential is attached. */
const PRESENT = 0x01;
const ATTACHED = 0x40;

export interface Options {
  challenge: string;
}

/** A security key with a counter, as pages of `origin` use it. */
export function makePasskey(origin: string) {
  const host = new URL(origin).hostname;
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let count = 0;

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function authenticatorData(flags: number, counted: number, ...more: Uint8Array[]): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(counted);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, ...more]);
  }
  const answer = (response: object) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** Makes itself known. */
    make(options: Options) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const data = authenticatorData(PRESENT | ATTACHED, 0, Buffer.alloc(16), length, id, key);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(data)],
        ]),
      );
      return answer({
        clientDataJSON: text(clientData('webauthn.create', options)),
        attestationObject: text(attestation),
        transports: ['usb'],
      });
    },
    /** Signs; `counted` is what its counter shows, one more each time by default. */
    sign(options: Options, counted?: number) {
      count = counted ?? count + 1;
      const data = authenticatorData(PRESENT, count);
      const client = clientData('webauthn.get', options);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      });
    },
  };
}
