import { ENTRY_DAYS } from '@mala/contract/entries/states.ts';
import { DAY_MS } from '@mala/contract/india-time.ts';
import type { Context } from '../../context.ts';
import { doEach } from '../../jobs/do-each.ts';
import { removeFiles } from '../../storage/write-files.ts';
import { eraseEntry } from './edit-entry.ts';
import { dueAt } from './presenter.ts';
import { findDue } from './proof-queries.ts';
import { lockEntry } from './queries.ts';

/**
 * Erases the entries that no family has confirmed for thirty days, with their files. Safe in several processes at once. Throws at the
 * end if one could not be erased.
 */
export async function sweepEntries(ctx: Context): Promise<void> {
  const now = ctx.now();
  const before = new Date(now.getTime() - ENTRY_DAYS * DAY_MS);
  let erased = 0;
  try {
    await doEach(findDue(ctx.db, before), async (id) => {
      if (await eraseDue(ctx, id, now)) erased += 1;
    });
  } finally {
    if (erased > 0) ctx.log.info({ erased }, 'entries that nobody confirmed were erased');
  }
}

async function eraseDue(ctx: Context, id: string, now: Date): Promise<boolean> {
  const keys = await ctx.db.transaction().execute(async (trx) => {
    const entry = await lockEntry(trx, id);
    // confirmed or sent again meanwhile
    const due = entry && dueAt(entry);
    return due && due <= now ? eraseEntry(trx, entry) : null;
  });
  await removeFiles(ctx, keys ?? []);
  return keys !== null;
}
