import type { Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { unknownMigrations } from '../db/migrate.ts';
import { isMissing } from '../storage/file-errors.ts';
import { copyIn } from './catalogue-queries.ts';
import { DAMAGED, type Head, type Manifest } from './format.ts';
import type { Place } from './place.ts';
import { type DumpReader, readDump } from './read-dump.ts';
import { createRowSum, type RowSum } from './row-sum.ts';
import type { Opener } from './seal.ts';

/** A backup that was read once from end to end. */
export interface Backup {
  head: Head;
  manifest: Manifest;
  /** Reads it again. */
  read(reader: DumpReader): Promise<Manifest>;
}

/** Reads a whole backup and compares it with its manifest. @throws with a line for people, having changed nothing */
export async function openBackup(place: Place, name: string, opener: Opener): Promise<Backup> {
  const read = async (reader: DumpReader) => {
    const text = await openText(place, name, opener);
    try {
      return await readDump(text, reader);
    } catch (error) {
      throw isOurs(error) ? error : new Error(DAMAGED, { cause: error });
    } finally {
      text.destroy();
    }
  };
  let head: Head | undefined;
  const sums: (RowSum & { copy: string })[] = [];
  const manifest = await read({
    async head(found) {
      head = found;
      const unknown = await unknownMigrations(found.migrations);
      if (unknown.length > 0)
        throw new Error(
          `the backup is of a newer program, which has ${unknown.join(', ')}: install that, and restore with it`,
        );
    },
    table(copy) {
      const sum = createRowSum();
      return {
        write: sum.add,
        end() {
          sums.push({ copy, ...sum.result() });
        },
      };
    },
  });
  const listed = manifest.tables.map((table) => [copyIn(table), table.rows, table.sum]);
  const found = sums.map(({ copy, rows, sum }) => [copy, rows, sum]);
  if (!head || JSON.stringify(listed) !== JSON.stringify(found)) throw new Error(DAMAGED);
  return { head, manifest, read };
}

/** Whose message is for people: what our own readers throw has no code of the system or a library. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error' && !('code' in error);
}

async function openText(place: Place, name: string, opener: Opener): Promise<Readable> {
  const sealed = await place.read(name).catch((error: Error) => {
    throw isMissing(error) ? new Error(`there is no backup ${name} in that place`) : error;
  });
  // before anybody reads, a fault waits for the one who does
  const text = createZstdDecompress().on('error', () => {});
  // of the disk or the network: the opener would take it for damage
  sealed.on('error', (cause) => text.destroy(brokenOff(cause)));
  const opened = await opener.openStream(sealed).catch((error) => {
    throw sealed.errored ? brokenOff(sealed.errored) : error;
  });
  opened.on('error', () => text.destroy(new Error(DAMAGED)));
  return opened.pipe(text);
}

const brokenOff = (cause: Error) =>
  new Error('the backup could not be read to its end: try again', { cause });
