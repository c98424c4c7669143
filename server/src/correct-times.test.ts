import { dayInIndia } from '@mala/contract/india-time.ts';
import { countSearch, search } from '@mala/contract/search.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { giveSavedSearch } from '../test/factories/saved-searches.ts';
import { giveVisit } from '../test/factories/visits.ts';
import { makeMember } from '../test/factories.ts';
import { useTestApp } from '../test/test-app.ts';
import { correctTimes } from './features.ts';

const app = useTestApp({ RATE_LIMITS: 'off' });
const DAY = 86_400_000;

it('what a clock noted that ran 40 days ahead is of the present after it was set right', async () => {
  const { ctx } = app();
  const { db } = ctx;
  const now = new Date();
  app().setNow(now);
  const days = (count: number) => new Date(now.getTime() + count * DAY);
  const groom = await makeMember(ctx, { gender: 'male' });
  await giveVisit(ctx, groom, days(-1));
  const before = await makeMember(ctx, { approved_at: days(-2) });
  const ahead = await makeMember(ctx, { approved_at: days(40) });
  const paused = await makeMember(ctx, { approved_at: days(41), away: 'paused' });
  await giveVisit(ctx, ahead, days(40));
  await giveVisit(ctx, before, days(-3));
  await db
    .updateTable('visits')
    .set({ changed_at: days(40) })
    .execute();
  await giveSavedSearch(ctx, groom);
  await db
    .updateTable('saved_searches')
    .set({ looked_at: days(40) })
    .execute();
  const heard = (day: Date, id: string) =>
    db
      .updateTable('users')
      .set({ heard_on: dayInIndia(day) })
      .where('id', '=', id)
      .execute();
  await heard(days(40), ahead.user_id);
  await heard(days(-9), before.user_id);

  const { token } = groom;
  const list = async () =>
    (await app().call(search, { token, params: { page: 1 }, body: {} })).body.rows;
  const news = async () => {
    const rows = await list();
    const { body } = await app().call(search, {
      token,
      params: { page: 1 },
      body: { new: [true] },
    });
    const counted = await app().call(countSearch, { token, body: {} });
    const marked = rows.flatMap(({ marks, profile_id }) => (marks?.new ? [profile_id] : []));
    expect(body.rows.map(({ profile_id }) => profile_id)).toEqual(marked);
    expect(counted.body.new).toBe(marked.length);
    return marked;
  };
  // not before that day, neither from the database nor from memory
  expect(await news()).toEqual([]);
  await ctx.search.prepare();
  expect(await news()).toEqual([]);

  await correctTimes(ctx);
  const { rows } = await sql<Record<string, Date | string>>`
    SELECT approved_at, heard_on, seen_at, active_on, changed_at <= now() AS told, looked_at
      FROM profiles JOIN users ON users.id = profiles.user_id JOIN visits USING (user_id)
      CROSS JOIN saved_searches WHERE profiles.user_id = ${ahead.user_id}`.execute(db);
  const today = dayInIndia(now);
  expect(rows).toEqual([
    {
      ...{ approved_at: now, seen_at: now, looked_at: now },
      ...{ heard_on: today, active_on: today, told: true },
    },
  ]);
  const kept = await sql`
    SELECT approved_at, heard_on, seen_at FROM profiles JOIN users ON users.id = user_id JOIN visits USING (user_id)
     WHERE user_id = ${before.user_id}`.execute(db);
  expect(kept.rows).toEqual([
    { approved_at: days(-2), heard_on: dayInIndia(days(-9)), seen_at: days(-3) },
  ]);
  const away = await db
    .selectFrom('profiles')
    .where('user_id', '=', paused.user_id)
    .select('approved_at')
    .executeTakeFirst();
  expect(away).toEqual({ approved_at: now });

  // the index in memory has heard of it: who is approved next leads
  expect(await news()).toEqual([ahead.user_id]);
  app().setNow(new Date(now.getTime() + 60_000));
  const next = await makeMember(ctx, { approved_at: new Date(now.getTime() + 30_000) });
  expect((await list()).map(({ profile_id }) => profile_id)).toEqual([
    next.user_id,
    ahead.user_id,
    before.user_id,
  ]);
});
