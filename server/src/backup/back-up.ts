import { createHmac } from 'node:crypto';
import { createZstdCompress } from 'node:zlib';
import { createFiles } from '../storage/files.ts';
import type { KeptFiles } from '../storage/sweep.ts';
import { connect, readErasures } from './catalogue-queries.ts';
import { addErasures } from './erasure-list.ts';
import type { Manifest } from './format.ts';
import { lowerPriorityOf } from './low-priority.ts';
import { findMissing, type MissingFile, stillMissing } from './missing-files.ts';
import {
  findSent,
  listedBackups,
  OBJECTS,
  readObjectList,
  type SealedObject,
  writeObjectList,
} from './object-lists.ts';
import type { Place } from './place.ts';
import { createSeal } from './seal.ts';
import { sendFiles } from './send-files.ts';
import { dumpStream } from './write-dump.ts';

export interface BackUp {
  databaseUrl: string;
  /** where the site's files are */
  storage: { storageUrl?: string | undefined; dataDir: string };
  authSecret: string;
  kept: readonly KeptFiles[];
  place: Place;
  /** of the backup in the place */
  name: string;
  /** whose key opens it */
  recipient: string;
  /** one more, for a trial restore by this process */
  trialRecipient?: string;
  /** how many objects a kill may cost, which the next backup sends again */
  listEvery?: number;
}

export interface BackedUp {
  manifest: Manifest;
  /** objects that the place did not have yet */
  sent: Set<string>;
  missing: MissingFile[];
}

/** Takes a backup of a site, which may run meanwhile. Until it is complete, one of the same name stays as it is. */
export async function backUp(options: BackUp): Promise<BackedUp> {
  const { place, name, recipient, trialRecipient, kept, listEvery = 1000 } = options;
  const seal = createSeal(trialRecipient ? [recipient, trialRecipient] : [recipient]);
  const files = await createFiles(options.storage);
  const sent = await findSent(place);
  const before = new Set(sent.keys());
  let manifest: Manifest | undefined;
  let missing: MissingFile[] = [];
  const client = await connect(options.databaseUrl);
  lowerPriorityOf(client);
  try {
    const dump = dumpStream({
      client,
      authSecret: options.authSecret,
      fileTables: [...new Set(kept.map(({ table }) => table))],
      async backUpFiles(idsOf) {
        const nameKey = createHmac('sha256', options.authSecret)
          .update(`backup ${recipient}`)
          .digest('hex');
        let unlisted = 0;
        let listing = Promise.resolve();
        const onSent = async () => {
          if (++unlisted % listEvery !== 0) return;
          listing = listing.then(() => list(newOnes(), true));
          await listing;
        };
        const done = await sendFiles({ files, kept, place, seal, nameKey, sent, onSent }, idsOf);
        missing = findMissing(kept, idsOf, done);
        await list(objectsOf(done), true);
        return done;
      },
      onManifest: (complete) => {
        manifest = complete;
      },
    });
    const compressed = createZstdCompress().on('error', () => {});
    dump.on('error', (error) => compressed.destroy(error));
    await place.write(name, await seal.sealStream(dump.pipe(compressed)));
    if (!manifest) throw new Error('the backup ended early');
    await list(objectsOf(manifest.files), false);
    const erasures = await readErasures(client);
    await addErasures(place, erasures);
    return {
      manifest,
      sent: new Set(newOnes()),
      missing: stillMissing(missing, erasures),
    };
  } finally {
    await client.end();
  }

  function newOnes(): string[] {
    return [...sent.keys()].filter((key) => !before.has(key));
  }

  /** Before the backup takes the place of the one of its name, `withFormer` keeps what that one needs. */
  async function list(named: Iterable<string>, withFormer: boolean): Promise<void> {
    const needed = new Map<string, SealedObject>();
    if (withFormer && (await hasList(place, name)))
      for await (const object of readObjectList(place, name)) needed.set(object.name, object);
    for (const object of named) {
      const sealed = sent.get(object);
      if (!sealed) throw new Error(`${OBJECTS}${object} was not sent`);
      needed.set(object, sealed);
    }
    await writeObjectList(place, name, needed.values());
  }
}

const objectsOf = (files: Manifest['files']) => files.map(({ object }) => object);

async function hasList(place: Place, name: string): Promise<boolean> {
  for await (const one of listedBackups(place)) if (one === name) return true;
  return false;
}
