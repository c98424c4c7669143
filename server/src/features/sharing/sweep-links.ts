import type { Context } from '../../context.ts';
import { deleteExpired } from './queries.ts';

/** Removes the links that have expired. */
export async function sweepLinks({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await deleteExpired(db, now());
}
