import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { GROUPS, type Group } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { createActivityFeed } from './activity-feed.ts';
import { type Known, type ReadChanges, readChanges } from './change-queries.ts';
import type { ChangeAt, ChangesAfter } from './entry.ts';
import { loadEntries } from './load-queries.ts';
import { createLoads } from './loads.ts';
import { ProfileIndex } from './profile-index.ts';
import { createSavedIndexes } from './saved-indexes.ts';
import { groupName } from './version-queries.ts';

/** A version that was read from the database, and between which ticks of the cache. */
interface Seen {
  origin: string;
  version: number;
  asked: number;
  told: number;
  /** what came along with it */
  changes?: ChangesAfter | undefined;
}

export interface IndexCache {
  /** Counts what happens in this process, so that it is known which of two readings is the later one. */
  tick(): number;
  /** The versions of what stands, after which changes are of use. */
  known(): Known[];
  /** The index of a group as it was when `seen` was read, or later; null while everybody is being read into it. */
  at(group: Group, seen: Seen): Promise<ProfileIndex | null>;
  /** Reads everybody of a group, if that is not done yet. */
  prepare(group: Group): Promise<void>;
  /** Saves the index of a group for the next start, if it is large and has changed since; one that has become small has no file. */
  save(group: Group): Promise<void>;
  /** Removes what saving a group has left unfinished. */
  sweep(group: Group): Promise<void>;
  /** Reads nobody any more, and waits until that is so. */
  stop(): Promise<void>;
}

interface IndexOptions {
  dataDir: string;
  /** is told what came along with a reading and was changed in the index of a load */
  onAlong?: (changes: readonly ChangeAt[], load: number) => void;
  /** from how many people on an index is saved */
  large?: number;
}

interface Kept {
  profiles: ProfileIndex;
  began: number;
  ended: number;
}

/** Fewer people are read from the database in a second. */
const LARGE = 50_000;
/** Changes of so many profiles at once hold up other calls for some milliseconds, however often each has changed. */
const FEW_CHANGES = 500;

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

/** What came along with a version, as it would be read, if it is all that an index lacks. */
function alongOf({ origin, version: known }: ProfileIndex, seen: Seen): ReadChanges | undefined {
  const { version, changes: along } = seen;
  if (!along || origin !== seen.origin || along.after > known || known > version) return undefined;
  return { origin, version, changes: along.changes.filter((change) => change.version > known) };
}

/**
 * Keeps the indexes of this process: each is read whole once, which no search waits for, and after that only what changed.
 */
export function createIndexCache(
  db: Kysely<Database>,
  { log, now, dataDir, onAlong, large = LARGE }: Pick<Context, 'log' | 'now'> & IndexOptions,
): IndexCache {
  const tellActivity = createActivityFeed(db, now);
  const kept = new Map<string, Kept>();
  const following = new Map<string, Promise<void>>();
  let isStopped = false;
  let ticks = 0;
  let loads = 0;
  const tick = () => ++ticks;
  const isOver = () => isStopped;
  const { later, done } = createLoads({ log, isOver });
  const savedIndexes = createSavedIndexes({ db, log, dataDir, isOver });
  const savedVersions = new Map<string, number>();
  let lastSave: Promise<void> = Promise.resolve();

  /** Makes the changes since an index was read, those that came along if they are all, or drops it if it is of another history. */
  async function follow(group: Group, profiles: ProfileIndex, seen?: Seen): Promise<void> {
    const along = seen && alongOf(profiles, seen);
    const began = along ? seen.asked : tick();
    const { origin, version, changes } =
      along ?? (await readChanges(db, group, profiles, FEW_CHANGES));
    if (profiles.origin !== origin || profiles.version > version) {
      kept.delete(groupName(group));
    } else if (changes.length === FEW_CHANGES) {
      kept.delete(groupName(group));
      later(group, () => catchUp(group, profiles));
    } else {
      if (along) onAlong?.(changes, profiles.load);
      await profiles.change(changes, version);
      const ended = along ? seen.told : tick();
      kept.set(groupName(group), { profiles, began, ended });
    }
  }

  /** One at a time: concurrent callers share it. */
  function followOnce(group: Group, { profiles }: Kept, seen?: Seen): Promise<void> {
    const key = groupName(group);
    const running = following.get(key);
    if (running !== undefined) return running;
    const started = follow(group, profiles, seen).finally(() => following.delete(key));
    following.set(key, started);
    return started;
  }

  async function load(group: Group): Promise<void> {
    const saved = await savedIndexes.read(group, ++loads);
    if (saved) {
      const { version } = saved;
      await catchUp(group, saved);
      // the file is of no use for what is read whole instead
      if (kept.has(groupName(group))) savedVersions.set(groupName(group), version);
    }
    if (!kept.has(groupName(group)) && !isStopped) await loadAll(group);
  }

  async function loadAll(group: Group): Promise<void> {
    const began = tick();
    let profiles: ProfileIndex | undefined;
    await loadEntries(db, group, {
      begin: (read) => {
        profiles = new ProfileIndex([], { ...read, load: ++loads });
      },
      add: (entry) => profiles?.add(entry),
      isOver,
    });
    if (profiles) kept.set(groupName(group), { profiles, began, ended: tick() });
  }

  /** Makes many changes in an index that nobody reads meanwhile. */
  async function catchUp(group: Group, profiles: ProfileIndex): Promise<void> {
    const began = tick();
    for (let isBehind = true; isBehind; ) {
      const { origin, version, changes } = await readChanges(db, group, profiles, FEW_CHANGES);
      if (isStopped || profiles.origin !== origin || profiles.version > version) return;
      isBehind = changes.length === FEW_CHANGES;
      await profiles.change(changes, isBehind ? (changes.at(-1)?.version ?? version) : version);
      await nextTurn();
    }
    kept.set(groupName(group), { profiles, began, ended: tick() });
  }

  async function save(group: Group): Promise<void> {
    const key = groupName(group);
    const found = kept.get(key);
    // whoever was erased leaves the file though nobody searches
    if (found && !isStopped) await followOnce(group, found);
    const profiles = kept.get(key)?.profiles;
    if (isStopped || !profiles) return;
    if (profiles.store.live < large) {
      savedVersions.delete(key);
      return savedIndexes.remove(group);
    }
    const { version } = profiles;
    if (savedVersions.get(key) === version) return;
    // the file says that it has the days until now
    await tellActivity(profiles);
    await savedIndexes.save(group, profiles);
    savedVersions.set(key, version);
  }

  /** One after the other. */
  function saveNext(work: () => Promise<void>): Promise<void> {
    lastSave = lastSave.then(work).catch((err: unknown) => {
      if (!isStopped) log.warn({ err }, 'the people of a search are not saved for the next start');
    });
    return lastSave;
  }

  async function at(group: Group, seen: Seen): Promise<ProfileIndex | null> {
    let found = kept.get(groupName(group));
    // a shared reading may have begun before the change that this version counts
    while (found && !isFresh(found, seen)) {
      await followOnce(group, found, seen);
      found = kept.get(groupName(group));
    }
    if (!found) later(group, () => load(group));
    if (found) await tellActivity(found.profiles);
    return found?.profiles ?? null;
  }
  return {
    tick,
    at,
    known: () =>
      GROUPS.flatMap((group) => {
        const profiles = kept.get(groupName(group))?.profiles;
        return profiles ? [{ ...group, version: profiles.version }] : [];
      }),
    prepare(group) {
      if (!kept.has(groupName(group))) later(group, () => load(group));
      return done();
    },
    save: (group) => saveNext(() => save(group)),
    sweep: (group) => saveNext(() => savedIndexes.sweep(group)),
    async stop() {
      isStopped = true;
      await Promise.all([done(), lastSave]);
    },
  };
}
