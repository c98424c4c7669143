import { join } from 'node:path';
import { DAY_MS, dayInIndia } from '@mala/contract/india-time.ts';
import { countSearch, search } from '@mala/contract/search.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { giveSavedSearch } from '../../test/factories/saved-searches.ts';
import { giveVisit } from '../../test/factories/visits.ts';
import { makeMember, type Person } from '../../test/factories.ts';
import { runBeside } from '../../test/run-beside.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp({ RATE_LIMITS: 'off' });

/** Runs `npm run correct-times`, beside the running site. */
const correct = (...args: string[]) =>
  runBeside(app(), join(import.meta.dirname, 'main.ts'), ...args);

it('what a clock noted that ran 40 days ahead is of the present once it is corrected', async () => {
  const { ctx } = app();
  const { db } = ctx;
  const now = new Date();
  app().setNow(now);
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS);
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

  const soon = await makeMember(ctx, { approved_at: days(3), gender: 'male' });
  expect(await correct(days(39).toISOString())).toMatchObject({ status: 0, faults: '' });
  const { rows } = await sql<Record<string, Date | string>>`
    SELECT approved_at, heard_on, seen_at, active_on, changed_at <= now() AS told, looked_at
      FROM profiles JOIN users ON users.id = profiles.user_id JOIN visits USING (user_id)
      CROSS JOIN saved_searches WHERE profiles.user_id = ${ahead.user_id}`.execute(db);
  const corrected = rows[0]?.approved_at as Date;
  const today = dayInIndia(corrected);
  expect(corrected.getTime()).toBeGreaterThanOrEqual(now.getTime());
  expect(corrected.getTime()).toBeLessThanOrEqual(Date.now());
  expect(rows).toEqual([
    {
      ...{ approved_at: corrected, seen_at: corrected, looked_at: corrected },
      ...{ heard_on: today, active_on: today, told: true },
    },
  ]);
  const kept = await sql`
    SELECT approved_at, heard_on, seen_at FROM profiles JOIN users ON users.id = user_id JOIN visits USING (user_id)
     WHERE user_id = ${before.user_id}`.execute(db);
  expect(kept.rows).toEqual([
    { approved_at: days(-2), heard_on: dayInIndia(days(-9)), seen_at: days(-3) },
  ]);
  const approved = ({ user_id }: Person) =>
    db
      .selectFrom('profiles')
      .where('user_id', '=', user_id)
      .select('approved_at')
      .executeTakeFirst();
  expect(await approved(paused)).toEqual({ approved_at: corrected });
  // of before the clock was wrong, as people have it
  expect(await approved(soon)).toEqual({ approved_at: days(3) });

  // the index in memory has heard of it: who is approved next leads
  const later = (milliseconds: number) => new Date(corrected.getTime() + milliseconds);
  app().setNow(later(0));
  expect(await news()).toEqual([ahead.user_id]);
  app().setNow(later(60_000));
  const next = await makeMember(ctx, { approved_at: later(30_000) });
  expect((await list()).map(({ profile_id }) => profile_id)).toEqual([
    next.user_id,
    ahead.user_id,
    before.user_id,
  ]);
});

it('a day begins at midnight in India', async () => {
  const { ctx } = app();
  const day = dayInIndia(new Date(Date.now() + 60 * DAY_MS));
  const at = (time: string) => new Date(`${day}T${time}+05:30`);
  const on = await makeMember(ctx, { approved_at: at('00:00:01') });
  const before = await makeMember(ctx, { approved_at: new Date(at('00:00:00').getTime() - 1000) });
  expect(await correct(day)).toMatchObject({ status: 0, faults: '' });
  expect(await correct(`${day}T00:00+05:30`)).toMatchObject({ status: 0, faults: '' });
  const { rows } = await sql`
    SELECT user_id, approved_at <= now() AS corrected FROM profiles
     WHERE user_id IN (${on.user_id}, ${before.user_id}) ORDER BY approved_at`.execute(ctx.db);
  expect(rows).toEqual([
    { user_id: on.user_id, corrected: true },
    { user_id: before.user_id, corrected: false },
  ]);
});

it.each([
  [],
  ['tomorrow'],
  ['2027-13-01'],
  ['2027-02-30'],
  ['2027-01-08 09:30'],
  ['2027-01-08', '09:30'],
])('says what it needs: %s', async (...given) => {
  expect(await correct(...given)).toEqual({
    ...{ status: 1, said: '' },
    faults: expect.stringMatching(/^npm run correct-times -- FROM needs the time from which/),
  });
});

it('changes nothing by a time that has come, as after a clock that fell behind and is right again', async () => {
  const { ctx } = app();
  const bride = await makeMember(ctx, { approved_at: new Date(Date.now() - DAY_MS) });
  expect(await correct(new Date(Date.now() - 2 * DAY_MS).toISOString())).toMatchObject({
    status: 1,
    faults: expect.stringMatching(/^that time is not ahead: the database's clock says 20/),
  });
  const { approved_at } = await ctx.db
    .selectFrom('profiles')
    .where('user_id', '=', bride.user_id)
    .select('approved_at')
    .executeTakeFirstOrThrow();
  expect(approved_at?.getTime()).toBeLessThan(Date.now() - DAY_MS / 2);
});
