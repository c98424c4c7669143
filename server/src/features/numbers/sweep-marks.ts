import { DAY_MS, dayInIndia } from '@mala/contract/india-time.ts';
import type { Context } from '../../context.ts';
import { deleteMarks } from './count-queries.ts';

/** Forgets who was active on earlier days; yesterday's last batch may still come. */
export async function sweepMarks({ db, now }: Context): Promise<void> {
  await deleteMarks(db, dayInIndia(new Date(now().getTime() - DAY_MS)));
}
