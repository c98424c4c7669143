import type { Kysely } from 'kysely';
import type { Group } from '../../access/profiles.ts';
import type { Database } from '../../db/schema/database.ts';
import { readChanges, readEntries } from './queries.ts';
import { changedRoll, type Roll, rollOf } from './roll.ts';

/** The roll of a group as it was at `version` or later. */
export type RollAt = (group: Group, version: number) => Promise<Roll>;

/** Keeps the rolls of this process: each is read once, and after that only what changed. */
export function createRolls(db: Kysely<Database>): RollAt {
  const kept = new Map<string, Roll>();
  const reading = new Map<string, Promise<Roll>>();

  async function read(group: Group, known: Roll | undefined, version: number): Promise<Roll> {
    if (known) return changedRoll(known, await readChanges(db, group, known.version));
    // the version is older than the rows or as old, so nothing that it counts is missing
    return rollOf(await readEntries(db, group, version), version);
  }

  /** One reading at a time: whoever comes meanwhile shares it. */
  function readOnce(group: Group, key: string, version: number): Promise<Roll> {
    const running = reading.get(key);
    if (running !== undefined) return running;
    const started = read(group, kept.get(key), version)
      .then((roll) => {
        kept.set(key, roll);
        return roll;
      })
      .finally(() => reading.delete(key));
    reading.set(key, started);
    return started;
  }

  return async (group, version) => {
    const key = `${group.domain} ${group.gender}`;
    let roll = kept.get(key);
    // a shared reading may have begun before the change that this version counts
    while (!roll || roll.version < version) roll = await readOnce(group, key, version);
    return roll;
  };
}
