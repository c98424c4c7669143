import type { FastifyBaseLogger } from 'fastify';
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
  /** The index of a group as it was when `seen` was read, or later; null while everybody is being read into it. */
  at(group: Group, seen: Seen): Promise<ProfileIndex | null>;
}

interface Kept {
  profiles: ProfileIndex;
  began: number;
  ended: number;
}

/** After a reading that failed, the database is left alone. */
const PAUSE_MS = 5000;

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

/**
 * Keeps the indexes of this process: each is read whole once, which no search waits for, and after that only what changed.
 */
export function createIndexCache(db: Kysely<Database>, log: FastifyBaseLogger): IndexCache {
  const kept = new Map<string, Kept>();
  const following = new Map<string, Promise<void>>();
  const loading = new Set<string>();
  let lastLoad: Promise<void> = Promise.resolve();
  let pausedUntil = 0;
  let ticks = 0;
  let loads = 0;
  const tick = () => ++ticks;

  /** Version and rows are of one snapshot, so of one database. */
  const snapshot = () =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');

  /** Makes the changes since an index was read, or drops it if it is of another history. */
  async function follow(group: Group, key: string, profiles: ProfileIndex): Promise<void> {
    const began = tick();
    await snapshot().execute(async (trx) => {
      const { origin, version } = await readVersion(trx, group);
      if (profiles.origin !== origin || profiles.version > version) {
        kept.delete(key);
        return;
      }
      profiles.change(await readChanges(trx, group, profiles), version);
      kept.set(key, { profiles, began, ended: tick() });
    });
  }

  /** One at a time: concurrent callers share it. */
  function followOnce(group: Group, key: string, { profiles }: Kept): Promise<void> {
    const running = following.get(key);
    if (running !== undefined) return running;
    const started = follow(group, key, profiles).finally(() => following.delete(key));
    following.set(key, started);
    return started;
  }

  async function load(group: Group, key: string): Promise<void> {
    const began = tick();
    const profiles = await snapshot().execute(async (trx) => {
      const { origin, version } = await readVersion(trx, group);
      const entries = await readEntries(trx, group, version);
      return new ProfileIndex(entries, { version, origin, load: ++loads });
    });
    kept.set(key, { profiles, began, ended: tick() });
  }

  /** Reads everybody, unless that is being done; one group after the other. */
  function loadSoon(group: Group, key: string): void {
    if (loading.has(key) || Date.now() < pausedUntil) return;
    loading.add(key);
    lastLoad = lastLoad
      .then(() => load(group, key))
      .catch((err: unknown) => {
        pausedUntil = Date.now() + PAUSE_MS;
        log.error({ err }, 'the profiles of a group cannot be read: searches ask the database');
      })
      .finally(() => loading.delete(key));
  }

  async function at(group: Group, seen: Seen): Promise<ProfileIndex | null> {
    const key = `${group.domain} ${group.gender}`;
    let found = kept.get(key);
    // a shared reading may have begun before the change that this version counts
    while (found && !isFresh(found, seen)) {
      await followOnce(group, key, found);
      found = kept.get(key);
    }
    if (!found) loadSoon(group, key);
    return found?.profiles ?? null;
  }
  return { tick, at };
}
