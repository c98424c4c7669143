import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { isMissing } from '../storage/file-errors.ts';
import type { Place } from './place.ts';
import { isOtherKey, type KeyPair, makeKeyPair, pairOf } from './seal.ts';

/** Beside the sealed files, so that whoever copies them takes it along. */
const KEY = 'objects/key.age';

/** With `sealed`: opens it. Without: seals the identity. */
export interface PassphraseJob {
  passphrase: string;
  sealed?: Uint8Array;
  identity?: string;
}

/**
 * The pair of keys that backups by hand are sealed with. Its identity lies in the place, sealed with the passphrase, which is so
 * needed once for a run and not for each file; the first backup makes it.
 * @throws with a line for people if the passphrase is another one
 */
export async function openPlaceKey(place: Place, passphrase: string): Promise<KeyPair> {
  const sealed = await readSealedKey(place);
  if (!sealed)
    throw new Error(
      `${KEY} is missing beside the backup: bring it along as well, or set BACKUP_IDENTITY for one that was sealed to a public key`,
    );
  try {
    return await pairOf(String(await inThread({ passphrase, sealed })));
  } catch (cause) {
    throw new Error(isOtherKey(cause) ? OTHER_PASSPHRASE : DAMAGED_KEY, { cause });
  }
}

const OTHER_PASSPHRASE = 'the passphrase is not the one of the backups in this place';
const DAMAGED_KEY = `${KEY} is damaged: bring it from another copy of the folder`;

export async function openOrMakePlaceKey(place: Place, passphrase: string): Promise<KeyPair> {
  if (await hasPlaceKey(place)) return openPlaceKey(place, passphrase);
  const pair = await makeKeyPair();
  await place.put(KEY, (await inThread({ passphrase, identity: pair.identity })) as Uint8Array);
  return pair;
}

export async function hasPlaceKey(place: Place): Promise<boolean> {
  return (await readSealedKey(place)) !== null;
}

async function readSealedKey(place: Place): Promise<Uint8Array | null> {
  try {
    return await buffer(await place.read(KEY));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function inThread(job: PassphraseJob): Promise<string | Uint8Array> {
  const thread = new Worker(new URL('passphrase-worker.ts', import.meta.url), { workerData: job });
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', resolve).once('error', reject);
    });
  } finally {
    await thread.terminate();
  }
}
