import type { Context } from '../../context.ts';
import { findLowDisks } from '../../db/running-processes.ts';
import type { LowDisk } from '../../db/schema/running-processes.ts';

/** The low and full disks of all machines of the site; what this machine knows counts even if it cannot be written. */
export async function lowDisksOf({ db, disks }: Pick<Context, 'db' | 'disks'>): Promise<LowDisk[]> {
  const found = [...disks.low(), ...(await findLowDisks(db))];
  const byPlace = new Map(found.reverse().map((disk) => [`${disk.machine} ${disk.folder}`, disk]));
  return [...byPlace.values()];
}
