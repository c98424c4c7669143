import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { giveVisit } from '../../../test/factories/visits.ts';
import { giveSubscription, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let admin: Person;
let made = 0;

beforeAll(async () => {
  admin = await makeAdmin(app().ctx);
});

async function list(body: object, page = 1) {
  return app().call(listProfiles, { token: admin.token, params: { page }, body });
}

async function idsOf(body: object): Promise<string[]> {
  const { body: found } = await list(body);
  return found.rows.map((row) => row.profile_id);
}

/** A name that nobody else in this file has. */
function ownName(): string {
  made += 1;
  return `Person number ${made} of all`;
}

describe('a row', () => {
  it.each([
    ['tamilmala', 'mudaliyar-saiva-mudaliyar', 'Madurai'],
    ['marathimala', 'Kulkarni', 'Pune'],
  ] as const)('shows a profile of %s', async (domain, surname, city) => {
    const name = ownName();
    const member = await makeMember(app().ctx, { domain, basic: { name } });
    await giveVisit(app().ctx, member, new Date('2026-10-01T05:00:00Z'));
    const ends_at = new Date(Date.now() + 5 * 86_400_000);
    await giveSubscription(app().ctx, member, { ends_at });
    const { status, body } = await list({ name: [name] });
    expect(status).toBe(200);
    expect(body).toEqual({
      count: 1,
      rows: [
        {
          profile_id: member.user_id,
          mid: member.mid,
          name,
          surname,
          gender: 'female',
          dob: '1998-05-14',
          city,
          domain,
          profile_for: null,
          status: 200,
          status_label: 'Approved',
          away: null,
          is_featured: false,
          complete: true,
          subscription_ends: dayInIndia(ends_at),
          version: expect.stringMatching(/^\w{64}$/),
          waiting_since: null,
          last_seen: '2026-10-01T05:00:00.000Z',
        },
      ],
    });
  });

  it('of somebody who has only signed up shows the name given at signup', async () => {
    const user_name = ownName();
    const without = ['basic', 'personal', 'work', 'photo', 'family', 'horoscope'] as const;
    const member = await makeMember(app().ctx, { status: 0, user_name, without });
    await giveSubscription(app().ctx, member, { ends_at: new Date(Date.now() - 1000) });
    const { body } = await list({ name: [user_name] });
    expect(body.rows).toMatchObject([
      {
        profile_id: member.user_id,
        mid: null,
        name: user_name,
        surname: null,
        gender: null,
        dob: null,
        city: null,
        status_label: 'Unverified',
        complete: false,
        subscription_ends: null,
      },
    ]);
  });
});

describe('the filter', () => {
  it.each(DOMAINS)('domain finds only the profiles of %s', async (domain) => {
    const name = ownName();
    for (const each of DOMAINS) await makeMember(app().ctx, { domain: each, basic: { name } });
    const { body } = await list({ name: [name], domain: [domain] });
    expect(body.rows.map((row) => row.domain)).toEqual([domain]);
    expect((await list({ name: [name], domain: [...DOMAINS] })).body.count).toBe(2);
    expect((await list({ name: [name], domain: [] })).body.count).toBe(2);
  });

  it('date_of_birth finds the day', async () => {
    const one = await makeMember(app().ctx, { basic: { date_of_birth: '1991-02-28' } });
    const other = await makeMember(app().ctx, { basic: { date_of_birth: '1991-03-01' } });
    expect(await idsOf({ date_of_birth: ['1991-02-28'] })).toEqual([one.user_id]);
    expect(await idsOf({ date_of_birth: ['१९९१-०२-२८'] })).toEqual([one.user_id]);
    const both = await idsOf({ date_of_birth: ['1991-02-28', '1991-03-01'] });
    expect(both.sort()).toEqual([one.user_id, other.user_id].sort());
  });

  it('mid finds the whole id in any case, and its digits of any script', async () => {
    const member = await makeMember(app().ctx, { gender: 'male' });
    const mid = member.mid ?? '';
    const inTamil = mid.replace(/\d/g, (digit) => '௦௧௨௩௪௫௬௭௮௯'[Number(digit)] ?? '');
    for (const given of [mid, mid.toLowerCase(), ` ${mid} `, mid.slice(2), inTamil])
      expect(await idsOf({ mid: [given] })).toEqual([member.user_id]);
    for (const given of [`MF${mid.slice(2)}`, mid.slice(0, 5), '7', '999999999'])
      expect(await idsOf({ mid: [given] })).toEqual([]);
  });

  it('city finds a town by any of its names, in whatever script it was typed or stored', async () => {
    const name = ownName();
    const live = (city: string) => makeMember(app().ctx, { basic: { name, city } });
    const found = (city: string) => idsOf({ name: [name], city: [city] });
    const madurai = [await live('Madurai'), await live('மதுரை'), await live('Thirunagar, MADURAI')];
    const pune = await live('पुणे');
    const trichy = await live('Trichy');
    const village = await live('Aundh');
    const ids = madurai.map(({ user_id }) => user_id).sort();
    for (const typed of ['மதுரை', 'madurai', 'Madhurai', ' मदुराई '])
      expect([typed, (await found(typed)).sort()]).toEqual([typed, ids]);
    for (const typed of ['Pune', 'புனே', 'poona', 'पुणे'])
      expect([typed, await found(typed)]).toEqual([typed, [pune.user_id]]);
    for (const typed of ['திருச்சிராப்பள்ளி', 'Thiruchirapalli', 'tiruchi'])
      expect([typed, await found(typed)]).toEqual([typed, [trichy.user_id]]);
    expect(await found('aund')).toEqual([village.user_id]);
    for (const typed of ['Chennai', '%', '_']) expect(await found(typed)).toEqual([]);
  });

  it('status finds any of the given statuses', async () => {
    const name = ownName();
    for (const status of [0, 10, 500] as const)
      await makeMember(app().ctx, { status, basic: { name } });
    expect((await list({ name: [name], status: [10] })).body.rows).toMatchObject([{ status: 10 }]);
    expect((await list({ name: [name], status: [0, 500] })).body.count).toBe(2);
    expect((await list({ name: [name], status: [301] })).body).toEqual({ count: 0, rows: [] });
  });

  it('name finds a substring in any case, in every script', async () => {
    const one = await makeMember(app().ctx, { basic: { name: 'Kanimozhi Ramasamy' } });
    const other = await makeMember(app().ctx, { basic: { name: 'கனிமொழி 👩' } });
    expect(await idsOf({ name: ['MOZHI ram'] })).toEqual([one.user_id]);
    expect(await idsOf({ name: ['மொழி'] })).toEqual([other.user_id]);
    expect(await idsOf({ name: ['👩'] })).toEqual([other.user_id]);
    expect((await idsOf({ name: ['kanimozhi', 'கனி'] })).length).toBe(2);
  });

  it('name treats %, _ and \\ literally', async () => {
    const one = await makeMember(app().ctx, { basic: { name: '100%_\\odd' } });
    for (const part of ['%', '_', '\\', '%_\\', '00%', '\\o'])
      expect(await idsOf({ name: [part] })).toEqual([one.user_id]);
    for (const part of ['1%', '1__', '%odd', '\\%', '%_\'";--', "' or 1=1 --"])
      expect(await idsOf({ name: [part] })).toEqual([]);
  });

  it('combines all conditions', async () => {
    const name = ownName();
    const member = await makeMember(app().ctx, { basic: { name } });
    const all = { name: [name], mid: [member.mid], domain: ['tamilmala'], status: [200] };
    expect(await idsOf(all)).toEqual([member.user_id]);
    expect(await idsOf({ ...all, domain: ['marathimala'] })).toEqual([]);
  });
});

describe('paging', () => {
  it('gives twenty rows, newest registration first, with the total', async () => {
    const name = ownName();
    const ids: string[] = [];
    for (let i = 0; i < 21; i++)
      ids.unshift((await makeMember(app().ctx, { basic: { name } })).user_id);
    const first = await list({ name: [name] });
    expect(first.body.count).toBe(21);
    expect(first.body.rows.map((row) => row.profile_id)).toEqual(ids.slice(0, 20));
    const second = await list({ name: [name] }, 2);
    expect(second.body.count).toBe(21);
    expect(second.body.rows.map((row) => row.profile_id)).toEqual(ids.slice(20));
    expect((await list({ name: [name] }, 3)).body).toEqual({ count: 21, rows: [] });
    expect((await list({}, 9_999_999)).body.rows).toEqual([]);
  });

  it('includes everybody without a filter', async () => {
    const { count } = await app()
      .ctx.db.selectFrom('profiles')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect((await list({})).body.count).toBe(count);
  });
});
