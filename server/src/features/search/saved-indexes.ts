import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Group } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { isOutage } from '../../db/outage.ts';
import type { Database } from '../../db/schema/database.ts';
import { isMissing } from '../../storage/file-errors.ts';
import { codeMark } from './code-mark.ts';
import { readPieces, sweepDrafts, writePieces } from './framed-file.ts';
import { sharesCodes } from './other-towns.ts';
import { createPauses } from './pauses.ts';
import type { ProfileIndex } from './profile-index.ts';
import { readIndex, writeIndex } from './saved-index.ts';
import { confirmSaved, isSaved, readTime } from './saved-queries.ts';
import { readVersion } from './version-queries.ts';

/** How long a step may hold up other calls. */
const SLICE_MS = 4;

/** The first piece of a file. */
interface Head {
  /** of the row that says from which database it was written */
  id: string;
  /** of the code that wrote it (code-mark.ts) */
  code: string;
  /** as of which everybody is in the file who did not change while it was written */
  version: number;
  /** the database's time then */
  told: string;
}

export interface SavedIndexes {
  /**
   * The index of a group as it was saved, with the current origin; null if there is none of this database's history and this code. A file
   * that cannot be read is removed; while the database is away it stays, and that is thrown.
   */
  read(group: Group, load: number): Promise<ProfileIndex | null>;
  /** Saves an index while it is in use; one that cannot be saved any more has no file. */
  save(group: Group, profiles: ProfileIndex): Promise<void>;
  /** Removes the file of a group, if there is one, and drafts of it. */
  remove(group: Group): Promise<void>;
  /** Removes drafts that were not finished; while none is written. */
  sweep(group: Group): Promise<void>;
}

/**
 * The indexes of a search in files of DATA_DIR, so that a start reads what changed since and not everybody
 * (docs/decisions/116-saved-indexes.md).
 * @param options.isOver whether nobody needs them any more
 */
export function createSavedIndexes({
  db,
  log,
  dataDir,
  isOver,
}: {
  db: Kysely<Database>;
  log: Pick<Context['log'], 'warn'>;
  dataDir: string;
  isOver: () => boolean;
}): SavedIndexes {
  const folder = join(dataDir, 'search');
  const pathOf = ({ domain, gender }: Group) => join(folder, `${domain}-${gender}`);

  const removeFile = (group: Group) => rm(pathOf(group), { force: true });

  async function sweep(group: Group): Promise<void> {
    try {
      await sweepDrafts(pathOf(group));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  async function remove(group: Group): Promise<void> {
    await removeFile(group);
    await sweep(group);
  }

  async function readFrom(path: string, group: Group, load: number): Promise<ProfileIndex | null> {
    const pieces = readPieces(path);
    try {
      const { value } = await pieces.next();
      const head: Head = JSON.parse(String(value));
      if (head.code !== (await codeMark())) return null;
      const { origin, version } = await readVersion(db, group);
      if (head.version > version || !(await isSaved(db, head.id))) return null;
      const reading = { origin, load, version: head.version, activeSince: head.told };
      return await readIndex(pieces, { reading, isOver, pauses: createPauses(SLICE_MS) });
    } finally {
      await pieces.return(null);
    }
  }

  return {
    remove,
    sweep,
    async read(group, load) {
      try {
        return await readFrom(pathOf(group), group, load);
      } catch (err) {
        if (isOutage(err)) throw err;
        if (isMissing(err)) return null;
        log.warn({ err }, 'a saved index of the search cannot be read: everybody is read instead');
        // another index of the group may be saved just now
        await removeFile(group).catch(() => {});
        return null;
      }
    },
    async save(group, profiles) {
      // which towns share a code is not saved
      if (sharesCodes()) return remove(group);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { version } = profiles;
      const head: Head = {
        id: crypto.randomUUID(),
        code: await codeMark(),
        version,
        told: await readTime(db),
      };
      async function* pieces() {
        yield Buffer.from(JSON.stringify(head));
        for await (const piece of writeIndex(profiles, createPauses(SLICE_MS))) {
          if (sharesCodes() || isOver()) throw new Error('the index is saved no more');
          yield piece;
        }
      }
      await writePieces(pathOf(group), pieces(), () => confirmSaved(db, head.id, profiles.origin));
    },
  };
}
