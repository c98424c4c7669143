// Seals or opens the key of a place with its passphrase, which takes seconds and 350 MB: on a thread that ends with it.
import { parentPort, workerData } from 'node:worker_threads';
import { Decrypter, Encrypter } from 'age-encryption';
import type { PassphraseJob } from './place-key.ts';

const { passphrase, sealed, identity = '' } = workerData as PassphraseJob;

async function answer(): Promise<string | Uint8Array> {
  if (!sealed) {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    return encrypter.encrypt(identity);
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(sealed, 'text');
}

parentPort?.postMessage(await answer());
