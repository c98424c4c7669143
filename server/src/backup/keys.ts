import { readFile } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { askPassphrase } from './ask-passphrase.ts';
import type { Place } from './place.ts';
import { hasPlaceKey, openOrMakePlaceKey, openPlaceKey } from './place-key.ts';
import { createOpener, type Opener } from './seal.ts';

type KeySettings = Pick<Config, 'backupPassphrase' | 'backupRecipient' | 'backupIdentity'>;

const MIN_LENGTH = 12;

/** Whom a backup by hand is sealed to: BACKUP_RECIPIENT, or the key of the place, for a passphrase that is set or asked. */
export async function findRecipient(settings: KeySettings, place: Place): Promise<string> {
  if (settings.backupRecipient && !settings.backupPassphrase) return settings.backupRecipient;
  const given = settings.backupPassphrase;
  const passphrase = given ?? (await askPassphrase('Passphrase of the backups: '));
  if (!(await hasPlaceKey(place))) {
    if (passphrase.length < MIN_LENGTH)
      throw new Error(`a new passphrase must have at least ${MIN_LENGTH} characters`);
    if (given === undefined && (await askPassphrase('Once more: ')) !== passphrase)
      throw new Error('the two passphrases differ: start again');
  }
  return (await openOrMakePlaceKey(place, passphrase)).recipient;
}

/** What opens a backup: the file that BACKUP_IDENTITY names, or the key of the place with its passphrase. */
export async function findOpener(settings: KeySettings, place: Place): Promise<Opener> {
  if (settings.backupIdentity) return createOpener(await readIdentities(settings.backupIdentity));
  const passphrase =
    settings.backupPassphrase ?? (await askPassphrase('Passphrase of the backup: '));
  return createOpener([(await openPlaceKey(place, passphrase)).identity]);
}

async function readIdentities(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error('the file of BACKUP_IDENTITY cannot be read');
  });
  const found = text.match(/^AGE-SECRET-KEY-1[0-9A-Z]+$/gm);
  if (!found)
    throw new Error('the file of BACKUP_IDENTITY holds no key: it begins with AGE-SECRET-KEY-1');
  return found;
}
