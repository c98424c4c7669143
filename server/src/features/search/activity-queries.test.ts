import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeMember } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { type ReadActivity, readActivity } from './activity-queries.ts';
import { readTime } from './saved-queries.ts';

const app = useTestApp();

async function partsSince(since: string | null, most: number): Promise<ReadActivity[]> {
  const parts = [];
  for await (const part of readActivity(app().ctx.db, since, 0, most)) parts.push(part);
  return parts;
}

it('activity is read in parts, each member once, all as of one time', async () => {
  const { db } = app().ctx;
  const since = await readTime(db);
  const ids: string[] = [];
  for (let one = 0; one < 7; one++) {
    const { user_id } = await makeMember(app().ctx);
    ids.push(user_id);
    await db
      .insertInto('visits')
      .values({ user_id, seen_at: new Date(), active_on: '2026-11-20' })
      .execute();
  }
  // too long ago to be read again
  const old = sql<Date>`now() - interval '1 hour'`;
  const [early, ...fresh] = ids.sort();
  await db
    .updateTable('visits')
    .set({ changed_at: old })
    .where('user_id', '=', early ?? '')
    .execute();
  for (const [most, sizes] of [
    [2, [2, 2, 2, 0]],
    [4, [4, 2]],
    [7, [6]],
  ] as const)
    for (const time of [since, null]) {
      const parts = await partsSince(time, most);
      expect(parts.map(({ rows }) => rows.length)).toEqual(sizes);
      expect(new Set(parts.map(({ told }) => told)).size).toBe(1);
      const rows = parts.flatMap((part) => part.rows);
      expect(rows).toEqual(fresh.map((user_id) => ({ user_id, active_on: '2026-11-20' })));
    }
});

it('after a time that has not come all days are read: nobody knows since when the clock is right', async () => {
  const { db } = app().ctx;
  const { user_id } = await makeMember(app().ctx);
  const changed_at = sql<Date>`now() - interval '5 days'`;
  await db
    .insertInto('visits')
    .values({ user_id, seen_at: new Date(), active_on: '2026-11-21', changed_at: new Date() })
    .execute();
  await db.updateTable('visits').set({ changed_at }).where('user_id', '=', user_id).execute();
  const ahead = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const rows = (await partsSince(ahead, 100)).flatMap((part) => part.rows);
  expect(rows).toContainEqual({ user_id, active_on: '2026-11-21' });
});
