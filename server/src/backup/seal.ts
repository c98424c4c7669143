import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { DAMAGED } from './format.ts';

/** Seals in the format of the program `age`, so that it opens backups as well. */
export interface Seal {
  sealBytes(contents: Uint8Array): Promise<Uint8Array>;
  sealStream(contents: Readable): Promise<Readable>;
}

/** Opens what was sealed to one of its identities. Throws one line for people for what is damaged or not for them. */
export interface Opener {
  openBytes(contents: Uint8Array): Promise<Uint8Array>;
  openStream(contents: Readable): Promise<Readable>;
}

/** A pair of keys: the identity opens (AGE-SECRET-KEY-…), the recipient seals (age1…). */
export interface KeyPair {
  identity: string;
  recipient: string;
}

export async function makeKeyPair(): Promise<KeyPair> {
  return pairOf(await generateX25519Identity());
}

export async function pairOf(identity: string): Promise<KeyPair> {
  return { identity, recipient: await identityToRecipient(identity) };
}

/** @throws if one of them is no recipient */
export function createSeal(recipients: readonly string[]): Seal {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return {
    sealBytes: (contents) => encrypter.encrypt(contents),
    sealStream: async (contents) => fromWeb(await encrypter.encrypt(toWeb(contents))),
  };
}

export function createOpener(identities: readonly string[]): Opener {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return {
    openBytes: (contents) => decrypter.decrypt(contents).catch(refuse),
    openStream: async (contents) => fromWeb(await decrypter.decrypt(toWeb(contents)).catch(refuse)),
  };
}

/** Whether what was sealed is whole, but for another key or with another passphrase. */
export const isOtherKey = (error: unknown) =>
  error instanceof Error && /no identity matched/i.test(error.message);

function refuse(error: Error): never {
  if (isOtherKey(error))
    throw new Error(
      'the backup is sealed to another key or with another passphrase: set BACKUP_IDENTITY to the file of its private key, or only BACKUP_PASSPHRASE',
    );
  throw new Error(DAMAGED, { cause: error });
}

// Node's types of web streams differ from the library's
const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  // a fault before anybody reads is thrown to the one who reads then, and must not end the process
  Readable.fromWeb(stream as unknown as ReadableStream).on('error', () => {});
