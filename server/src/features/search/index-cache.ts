import type { Kysely } from 'kysely';
import type { Group } from '../../access/profiles.ts';
import type { Database } from '../../db/schema/database.ts';
import { ProfileIndex } from './profile-index.ts';
import { readChanges, readEntries } from './queries.ts';
import { readVersion } from './state-queries.ts';

/** A version that was read from the database, and between which ticks of the cache. */
interface Seen {
  origin: string;
  version: number;
  asked: number;
  told: number;
}

export interface IndexCache {
  /** Counts what happens in this process, so that it is known which of two readings is the later one. */
  tick(): number;
  /** The index of a group as it was when `seen` was read, or later. */
  at(group: Group, seen: Seen): Promise<ProfileIndex>;
}

interface Kept {
  profiles: ProfileIndex;
  began: number;
  ended: number;
}

/**
 * Whether an index is as recent as the version that was seen. A version that stepped back, or is of another history,
 * comes from another database than the index: a copy that was behind, or a restored one.
 */
function isFresh({ profiles, began, ended }: Kept, seen: Seen): boolean {
  if (began > seen.told) return true;
  if (profiles.origin !== seen.origin) return false;
  const isBehind = profiles.version < seen.version;
  const hasSteppedBack = profiles.version > seen.version && ended < seen.asked;
  return !isBehind && !hasSteppedBack;
}

/** Keeps the indexes of this process: each is read once, and after that only what changed. */
export function createIndexCache(db: Kysely<Database>): IndexCache {
  const kept = new Map<string, Kept>();
  const reading = new Map<string, Promise<Kept>>();
  let ticks = 0;
  let loads = 0;
  const tick = () => ++ticks;

  /** Version and rows are of one snapshot, so of one database. */
  function read(group: Group, known: ProfileIndex | undefined): Promise<ProfileIndex> {
    const snapshot = db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only');
    return snapshot.execute(async (trx) => {
      const { origin, version } = await readVersion(trx, group);
      if (known?.origin === origin && known.version <= version) {
        known.change(await readChanges(trx, group, known), version);
        return known;
      }
      const entries = await readEntries(trx, group, version);
      return new ProfileIndex(entries, { version, origin, load: ++loads });
    });
  }

  /** One load at a time: concurrent callers share it. */
  function readOnce(group: Group, key: string): Promise<Kept> {
    const running = reading.get(key);
    if (running !== undefined) return running;
    const began = tick();
    const started = read(group, kept.get(key)?.profiles)
      .then((profiles) => {
        const fresh = { profiles, began, ended: tick() };
        kept.set(key, fresh);
        return fresh;
      })
      .finally(() => reading.delete(key));
    reading.set(key, started);
    return started;
  }

  async function at(group: Group, seen: Seen): Promise<ProfileIndex> {
    const key = `${group.domain} ${group.gender}`;
    let found = kept.get(key);
    // a shared reading may have begun before the change that this version counts
    while (!found || !isFresh(found, seen)) found = await readOnce(group, key);
    return found.profiles;
  }
  return { tick, at };
}
