import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DAY_MS } from '@mala/contract/india-time.ts';
import { removeAbandoned, syncFolder } from '../durable-files.ts';
import { namesIn } from '../storage/names-in.ts';
import type { Place, StoredObject } from './place.ts';

/** The end of the names of unfinished writes. */
const UNFINISHED = '.unfinished';

/** A folder of this machine; writes go to another name and are renamed once they are on the disk. */
export async function openFolder(folder: string): Promise<Place> {
  const root = path.resolve(folder);
  const place: Place = {
    put: (name, contents) => place.write(name, Readable.from([contents])),
    async write(name, contents) {
      const target = path.join(root, name);
      const unfinished = `${target}.${randomUUID()}${UNFINISHED}`;
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      try {
        const file = await open(unfinished, 'wx', 0o600);
        await pipeline(contents, file.createWriteStream({ flush: true }));
        await rename(unfinished, target);
        await syncFolder(path.dirname(target));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(name) {
      const target = path.join(root, name);
      // a missing file shows before the first byte
      await stat(target);
      return createReadStream(target);
    },
    async *list(prefix) {
      for (const name of await namesIn(path.join(root, prefix))) {
        const object = await describe(root, prefix + name);
        if (object && !name.endsWith(UNFINISHED)) yield object;
      }
    },
    remove: (name) => rm(path.join(root, name), { force: true }),
  };
  await removeUnfinished(root);
  return place;
}

async function describe(root: string, name: string): Promise<StoredObject | null> {
  const found = await stat(path.join(root, name)).catch(() => null);
  return found?.isFile() ? { name, bytes: found.size, modified: found.mtime } : null;
}

async function removeUnfinished(root: string): Promise<void> {
  for (const folder of [root, path.join(root, 'objects')])
    for (const name of await namesIn(folder))
      if (name.endsWith(UNFINISHED)) await removeAbandoned(path.join(folder, name), DAY_MS);
}
