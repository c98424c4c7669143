import type { Kysely } from 'kysely';
import type { Group } from '../../access/profiles.ts';
import type { Database } from '../../db/schema/database.ts';
import { changedProfileIndex, type ProfileIndex, profileIndexOf } from './profile-index.ts';
import { readChanges, readEntries } from './queries.ts';

/** The index of a group as it was at `version` or later. */
export type ProfileIndexAt = (group: Group, version: number) => Promise<ProfileIndex>;

/** Keeps the indexes of this process: each is read once, and after that only what changed. */
export function createIndexCache(db: Kysely<Database>): ProfileIndexAt {
  const kept = new Map<string, ProfileIndex>();
  const reading = new Map<string, Promise<ProfileIndex>>();

  async function read(
    group: Group,
    known: ProfileIndex | undefined,
    version: number,
  ): Promise<ProfileIndex> {
    if (known) return changedProfileIndex(known, await readChanges(db, group, known.version));
    // the version is older than the rows or as old, so nothing that it counts is missing
    return profileIndexOf(await readEntries(db, group, version), version);
  }

  /** One load at a time: concurrent callers share it. */
  function readOnce(group: Group, key: string, version: number): Promise<ProfileIndex> {
    const running = reading.get(key);
    if (running !== undefined) return running;
    const started = read(group, kept.get(key), version)
      .then((profiles) => {
        kept.set(key, profiles);
        return profiles;
      })
      .finally(() => reading.delete(key));
    reading.set(key, started);
    return started;
  }

  return async (group, version) => {
    const key = `${group.domain} ${group.gender}`;
    let profiles = kept.get(key);
    // a shared reading may have begun before the change that this version counts
    while (!profiles || profiles.version < version) profiles = await readOnce(group, key, version);
    return profiles;
  };
}
