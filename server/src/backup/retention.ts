import { DAY_MS } from '@mala/contract/india-time.ts';
import { backupOf, listedBackups, listName, OBJECTS, readObjectList } from './object-lists.ts';
import type { Place } from './place.ts';

/** How many nightly backups stay: the newest of so many days, weeks and months. */
export interface Keep {
  daily: number;
  weekly: number;
  monthly: number;
}

const NIGHTLY = /^mala-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})\.age$/;

/** The name of a nightly backup, by its time in UTC. Other names are of backups by hand, which stay. */
export function nightlyName(now: Date): string {
  return `mala-${now.toISOString().slice(0, 16).replace(':', '')}.age`;
}

/**
 * Those of `names` that are nightly backups and have had their time. Those of a time to come, left by a clock that was wrong, stay
 * until then, and must not count as the newest: tonight's would be removed for them.
 */
export function outlived(names: readonly string[], keep: Keep, now: Date): string[] {
  const tonight = nightlyName(now);
  const nightly = names
    .map((name) => ({ name, found: NIGHTLY.exec(name) }))
    .flatMap(({ name, found }) => (found?.[1] && name <= tonight ? [{ name, day: found[1] }] : []))
    .sort((one, other) => (one.name < other.name ? 1 : -1));
  const kept = new Set<string>();
  const spans: [number, (day: string) => string][] = [
    [keep.daily, (day) => day],
    [keep.weekly, weekOf],
    [keep.monthly, (day) => day.slice(0, 7)],
  ];
  for (const [count, spanOf] of spans) {
    const newest = new Map<string, string>();
    for (const { name, day } of nightly)
      if (!newest.has(spanOf(day))) newest.set(spanOf(day), name);
    for (const name of [...newest.values()].slice(0, count)) kept.add(name);
  }
  return nightly.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** A number that the days of a week share; weeks begin on Monday. */
function weekOf(day: string): string {
  const days = Math.floor(Date.parse(day) / DAY_MS);
  // 1970 began on a Thursday
  return String(Math.floor((days + 3) / 7));
}

/** Removes the lists of nightly backups that were killed before they were complete: what only these name is not needed. */
async function removeLoneLists(place: Place, now: Date): Promise<void> {
  const found = new Map<string, Date>();
  for await (const { name, modified } of place.list('')) found.set(name, modified);
  for (const [name, modified] of found) {
    const backup = backupOf(name);
    const isLone = backup !== null && NIGHTLY.test(backup) && !found.has(backup);
    // a younger one may be of a backup that is being written
    if (isLone && modified.getTime() < now.getTime() - DAY_MS) await place.remove(name);
  }
}

/** Removes backups that have had their time, and objects that no backup needs. Returns the number of backups. */
export async function prune(place: Place, keep: Keep, now: Date): Promise<number> {
  const names: string[] = [];
  for await (const { name } of place.list('')) names.push(name);
  const old = outlived(names, keep, now);
  for (const name of old) {
    await place.remove(name);
    await place.remove(listName(name));
  }
  await removeLoneLists(place, now);
  const needed = new Set<string>();
  for await (const backup of listedBackups(place))
    for await (const { name } of readObjectList(place, backup)) needed.add(name);
  for await (const { name, modified } of place.list(OBJECTS)) {
    const object = name.slice(OBJECTS.length);
    // a younger one may be of a backup by hand that is not complete; other files are no objects
    const isOurs = /^[0-9a-f]{64}$/.test(object);
    if (isOurs && !needed.has(object) && modified.getTime() < now.getTime() - DAY_MS)
      await place.remove(name);
  }
  return old.length;
}
