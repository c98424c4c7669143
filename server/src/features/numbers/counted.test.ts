import { me } from '@mala/contract/auth/me.ts';
import { downloadContact } from '@mala/contract/contacts.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { readNumbers } from '@mala/contract/numbers.ts';
import { search } from '@mala/contract/search.ts';
import { describe, expect, it } from 'vitest';
import { giveRole, giveSubscription, makeAdmin, makeMember } from '../../../test/factories.ts';
import { startBeside, useTestApp } from '../../../test/test-app.ts';
import { sweepMarks } from './index.ts';

const app = useTestApp();

/** A day on which nothing else happens. */
const onDay = (day: string) => app().setNow(new Date(`${day}T06:00:00Z`));

async function counts(day: string) {
  await app().ctx.daily.write();
  const rows = await app()
    .ctx.db.selectFrom('daily_counts')
    .where('day', '=', day)
    .orderBy('domain')
    .orderBy('what')
    .selectAll()
    .execute();
  return rows.map(({ domain, what, count }) => `${domain} ${what} ${count}`);
}

describe('of each day', () => {
  it('active members are counted once, by several processes too, and nobody of the office', async () => {
    const { ctx, call } = app();
    onDay('2027-01-01');
    const second = await startBeside(app());
    second.setNow(new Date('2027-01-01T06:00:00Z'));
    const members = [
      await makeMember(ctx),
      await makeMember(ctx),
      await makeMember(ctx, { domain: 'marathimala' }),
    ];
    for (const { token } of [...members, ...members, await makeAdmin(ctx)]) {
      await call(me, { token });
      await second.call(me, { token });
    }
    // at once, and once more
    await Promise.all([ctx.daily.write(), second.ctx.daily.write()]);
    await second.close();
    expect(await counts('2027-01-01')).toEqual(['marathimala active 1', 'tamilmala active 2']);
    onDay('2027-01-02');
    await call(me, { token: members[0]?.token ?? '' });
    expect(await counts('2027-01-02')).toEqual(['tamilmala active 1']);
  });

  it('lists are counted without their further pages, and downloads once', async () => {
    const { ctx, call } = app();
    onDay('2027-02-01');
    const [groom, bride] = [await makeMember(ctx, { gender: 'male' }), await makeMember(ctx)];
    const { token } = groom;
    await giveSubscription(ctx, groom, { ends_at: new Date('2028-01-01') });
    for (const page of [1, 2, 1]) await call(search, { token, params: { page }, body: {} });
    const office = await makeAdmin(ctx);
    await call(search, { token: office.token, params: { page: 1 }, body: {} });
    for (const _ of [1, 2]) {
      const params = { profileId: bride.user_id };
      expect((await call(downloadContact, { token, params })).status).toBe(200);
    }
    expect(await counts('2027-02-01')).toEqual([
      'tamilmala active 1',
      'tamilmala downloads 1',
      'tamilmala searches 2',
    ]);
  });

  it('what cannot be written is kept until it can', async () => {
    const { ctx } = app();
    onDay('2027-03-01');
    ctx.daily.count('searches', 'tamilmala');
    await ctx.db.schema.alterTable('daily_counts').renameTo('daily_counts_away').execute();
    await ctx.daily.write();
    ctx.daily.count('searches', 'tamilmala');
    await ctx.daily.write();
    await ctx.db.schema.alterTable('daily_counts_away').renameTo('daily_counts').execute();
    expect(await counts('2027-03-01')).toEqual(['tamilmala searches 2']);
  });

  it('forgets the marks of earlier days, not what was counted', async () => {
    const { ctx, call } = app();
    onDay('2027-04-01');
    await call(me, { token: (await makeMember(ctx)).token });
    await ctx.daily.write();
    onDay('2027-04-03');
    await sweepMarks(ctx);
    const marks = await ctx.db
      .selectFrom('active_marks')
      .where('day', '=', '2027-04-01')
      .selectAll()
      .execute();
    expect(marks).toEqual([]);
    expect(await counts('2027-04-01')).toEqual(['tamilmala active 1']);
  });
});

describe('what an account reached', () => {
  const journeyOf = (userId: string) =>
    app()
      .ctx.db.selectFrom('journeys')
      .where('user_id', '=', userId)
      .selectAll()
      .executeTakeFirstOrThrow();

  it('is kept with its days, and without the person when the account is gone', async () => {
    const { ctx, call } = app();
    const owner = await makeAdmin(ctx);
    const today = dayInIndia(new Date());
    const member = await makeMember(ctx, { status: 0, without: ['family', 'horoscope'] });
    expect(await journeyOf(member.user_id)).toMatchObject({ furthest: 4, completed_on: null });
    const full = await makeMember(ctx, { status: 0 });
    expect(await journeyOf(full.user_id)).toMatchObject({ furthest: 6, completed_on: today });
    const params = { id: full.user_id };
    for (const status of [200, 300] as const) {
      const body = { profile_id: full.user_id, status };
      const { status: answer } = await call(changeStatus, { token: owner.token, params, body });
      expect(answer).toBe(200);
    }
    const known = await journeyOf(full.user_id);
    expect(known).toMatchObject({ married_on: today, married_status: 300 });
    expect(known.approved_on).not.toBeNull();
    const before = await ctx.db.selectFrom('journeys').select('domain').execute();
    await ctx.db.deleteFrom('users').where('id', '=', full.user_id).execute();
    expect(await ctx.db.selectFrom('journeys').select('domain').execute()).toHaveLength(
      before.length,
    );
    await expect(journeyOf(full.user_id)).rejects.toThrow();
  });

  it('has the wait of a decision, and none of who takes a part back', async () => {
    const { ctx, call } = app();
    const owner = await makeAdmin(ctx);
    const waits = async () =>
      (await ctx.db.selectFrom('review_waits').select('seconds').execute()).length;
    const begun = await waits();
    const [refused, undone] = [
      await makeMember(ctx, { status: 10 }),
      await makeMember(ctx, { status: 0 }),
    ];
    await ctx.db
      .updateTable('profiles')
      .set({ photos_done: false })
      .where('user_id', '=', undone.user_id)
      .execute();
    expect(await waits()).toBe(begun);
    const body = { profile_id: refused.user_id, status: 500 as const };
    await call(changeStatus, { token: owner.token, params: { id: refused.user_id }, body });
    expect(await waits()).toBe(begun + 1);
  });

  it('is none of somebody who got a role before a profile was begun', async () => {
    const { ctx } = app();
    const newcomer = await makeMember(ctx, {
      status: 0,
      without: ['basic', 'personal', 'work', 'photo', 'family', 'horoscope'],
    });
    await ctx.db
      .updateTable('journeys')
      .set({ registered_on: '2019-05-01' })
      .where('user_id', '=', newcomer.user_id)
      .execute();
    const { token } = await makeAdmin(ctx);
    const registered = async () => {
      const query = { from: '2019-05-01', to: '2019-05-01' };
      return (await app().call(readNumbers, { token, query })).body.whole.registered;
    };
    expect(await registered()).toBe(1);
    await giveRole(ctx, newcomer, 'CASHIER');
    expect(await registered()).toBe(0);
  });
});
