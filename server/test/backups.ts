import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Encrypter } from 'age-encryption';
import { afterAll } from 'vitest';
import { runCommand } from '../src/backup/commands.ts';
import { makeKeyPair } from '../src/backup/seal.ts';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { giveHoroscopeFile, givePhoto, makeMember } from './factories.ts';

export const PASSPHRASE = 'a passphrase for tests';

/** Somebody with the files of a photo and a horoscope file, whose contents nobody else has. */
export async function makeMemberWithFiles(ctx: Context) {
  const member = await makeMember(ctx);
  const photo = await givePhoto(ctx, member);
  for (const size of ['large', 'short', 'url'])
    await ctx.files.put(`photo/${photo}/${size}`, Buffer.from(`${size} ${photo}`));
  const fileId = await giveHoroscopeFile(ctx, member, { name: 'star.doc', kind: 'doc', bytes: 48 });
  await ctx.files.put(`attachment/${fileId}`, Buffer.from(`a horoscope ${fileId}`));
  return { ...member, fileId };
}

const folders: string[] = [];

/** An empty folder until the end of the file. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mala-backup-'));
  folders.push(folder);
  return folder;
}

/** Deletes the folders at the end of the file. */
export function useBackupFolders(): void {
  afterAll(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });
}

/** A folder for backups whose key is sealed with PASSPHRASE at little cost; the usual one takes seconds. */
export async function freshPlace(): Promise<string> {
  const folder = await freshFolder();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(PASSPHRASE);
  encrypter.setScryptWorkFactor(4);
  await mkdir(join(folder, 'objects'));
  const { identity } = await makeKeyPair();
  await writeFile(join(folder, 'objects/key.age'), await encrypter.encrypt(identity));
  return folder;
}

/** `npm run backup` or `restore` with these variables, in this process: what it says, or its fault. */
export async function command(
  name: 'backup' | 'restore',
  file: string,
  env: Record<string, string>,
): Promise<string> {
  try {
    const config = readConfig({ BACKUP_PASSPHRASE: PASSPHRASE, ...env });
    return (await runCommand(config, [name, file])).join('\n');
  } catch (error) {
    return `FAULT ${(error as Error).message}`;
  }
}
