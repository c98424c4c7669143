import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { giveVisit } from '../../../test/factories/visits.ts';
import {
  giveSubscription,
  makeAdmin,
  makeMember,
  makeStaff,
  type Person,
} from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let admin: Person;
let made = 0;

beforeAll(async () => {
  admin = await makeAdmin(app().ctx);
});

async function list(body: object, { token }: Person = admin) {
  return app().call(listProfiles, { token, params: { page: 1 }, body });
}

async function idsOf(body: object, person?: Person): Promise<string[]> {
  return (await list(body, person)).body.rows.map((row) => row.profile_id);
}

/** A name that nobody else in this file has. */
function ownName(): string {
  made += 1;
  return `Somebody numbered ${made}`;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('the filter', () => {
  it('phone finds a number in any form in any field, and counts as a look', async () => {
    const { ctx } = app();
    const cashier = await makeStaff(ctx, 'CASHIER');
    const member = await makeMember(ctx, {
      family: { property_details: 'House; ring 98123 11111.' },
    });
    for (const typed of ['9812311111', '+91-98123 11111', '०९८१२३१११११'])
      expect(await idsOf({ phone: [typed] }, cashier)).toEqual([member.user_id]);
    const looks = await ctx.db
      .selectFrom('history')
      .where('subject_id', '=', member.user_id)
      .select(['action', 'part', 'actor_id'])
      .execute();
    expect(looks).toEqual([{ action: 'look', part: 'number', actor_id: cashier.user_id }]);
    expect(await idsOf({ phone: ['9812311112'] })).toEqual([]);
    const { status, error } = await list({ phone: ['98123'] });
    expect([status, error.Faults]).toEqual([400, { 'phone.0': 'mobile' }]);
  });

  it('mid takes any form', async () => {
    const member = await makeMember(app().ctx);
    const digits = member.mid?.slice(2);
    for (const typed of [`mf ${digits}`, `MF-${digits}`, `ｍｆ${digits}`])
      expect(await idsOf({ mid: [typed] })).toEqual([member.user_id]);
  });

  it('name finds the other script, and another spelling where nobody is called so', async () => {
    const { ctx } = app();
    const tamil = await makeMember(ctx, { basic: { name: 'யாழினி செல்வராஜ்' } });
    const latin = await makeMember(ctx, { basic: { name: 'Yazhini Selvaraj' } });
    const both = [tamil.user_id, latin.user_id].sort();
    for (const typed of ['Yazhini Selvaraj', 'யாழினி செல்வராஜ்', 'Yalini Selvaraj'])
      expect([typed, (await idsOf({ name: [typed] })).sort()]).toEqual([typed, both]);
    await makeMember(ctx, { basic: { name: 'Yalini Selvaraj' } });
    expect(await idsOf({ name: ['Yazhini Selvaraj'] })).not.toHaveLength(3);
  });

  it('away finds who is paused, and whose account is closed, and rows say so', async () => {
    const { ctx } = app();
    const basic = { name: ownName() };
    const [paused, closed] = [await makeMember(ctx, { basic }), await makeMember(ctx, { basic })];
    const other = await makeMember(ctx, { basic });
    await giveAbsence(ctx, paused.user_id, 'paused');
    await giveAbsence(ctx, closed.user_id, 'closed');
    const found = (body: object) => idsOf({ name: [basic.name], ...body });
    expect(await found({ away: ['paused'] })).toEqual([paused.user_id]);
    expect(await found({ away: ['closed'] })).toEqual([closed.user_id]);
    expect(await found({ away: ['ending'] })).toEqual([]);
    expect((await found({ away: ['paused', 'closed'] })).length).toBe(2);
    const { rows } = (await list({ name: [basic.name] })).body;
    const away = Object.fromEntries(rows.map((row) => [row.profile_id, row.away]));
    expect(away).toEqual({
      [paused.user_id]: 'paused',
      [closed.user_id]: 'closed',
      [other.user_id]: null,
    });
    expect((await list({ away: ['gone'] })).status).toBe(400);
  });

  it('subscription finds who has one, whose ends soon, and who has none', async () => {
    const { ctx } = app();
    const name = ownName();
    const [none, ended, soon, late] = [
      await makeMember(ctx, { basic: { name } }),
      await makeMember(ctx, { basic: { name } }),
      await makeMember(ctx, { basic: { name } }),
      await makeMember(ctx, { basic: { name } }),
    ];
    await giveSubscription(ctx, ended, { ends_at: inDays(-1) });
    await giveSubscription(ctx, soon, { ends_at: inDays(5) });
    await giveSubscription(ctx, late, { ends_at: inDays(50) });
    const found = async (...subscription: string[]) =>
      (await idsOf({ name: [name], subscription })).sort();
    const ids = (...people: Person[]) => people.map(({ user_id }) => user_id).sort();
    expect(await found('none')).toEqual(ids(none, ended));
    expect(await found('running')).toEqual(ids(soon, late));
    expect(await found('ending')).toEqual(ids(soon));
    expect(await found('none', 'ending')).toEqual(ids(none, ended, soon));
  });

  it('seen finds who was there lately, and who was not', async () => {
    const { ctx } = app();
    const name = ownName();
    const people: Person[] = [];
    for (const days of [-1, -20, -60]) {
      const member = await makeMember(ctx, { basic: { name } });
      await giveVisit(ctx, member, inDays(days));
      people.push(member);
    }
    const [now, month, long] = people.map(({ user_id }) => user_id);
    const found = (seen: string) => idsOf({ name: [name], seen: [seen], sort: 'seen' });
    expect(await found('week')).toEqual([now]);
    expect(await found('month')).toEqual([now, month]);
    expect(await found('longer')).toEqual([long]);
  });

  it('waiting finds who waits for so many days; sorted by the longest wait, by name, or newest first', async () => {
    const { ctx } = app();
    const name = ownName();
    const ids: string[] = [];
    for (const [place, letter] of ['c', 'a', 'b'].entries()) {
      const status = letter === 'a' ? 200 : 0;
      const member = await makeMember(ctx, { status, basic: { name: `${name} ${letter}` } });
      if (letter === 'c') await waitsSince(member, inDays(-5));
      ids[place] = member.user_id;
    }
    const [c, a, b] = ids;
    const found = (body: object) => idsOf({ name: [name], ...body });
    expect(await found({ waiting: [0], sort: 'waiting' })).toEqual([c, b]);
    expect(await found({ waiting: [3] })).toEqual([c]);
    expect(await found({ waiting: [7] })).toEqual([]);
    expect(await found({ sort: 'waiting' })).toEqual([c, b, a]);
    expect(await found({ sort: 'name' })).toEqual([a, b, c]);
    expect(await found({ sort: 'newest' })).toEqual([b, a, c]);
    expect((await list({ sort: 'age' })).status).toBe(400);
  });
});

/** As if the profile had been completed then. */
async function waitsSince({ user_id }: Person, since: Date): Promise<void> {
  await app()
    .ctx.db.updateTable('profiles')
    .set({ waiting_since: since } as never)
    .where('user_id', '=', user_id)
    .execute();
}
