import { BUDGETS } from '@mala/contract/budgets.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { hideProfile } from '@mala/contract/hidden.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { search } from '@mala/contract/search.ts';
import { listSimilar, MOST_SIMILAR } from '@mala/contract/similar.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import {
  givePhoto,
  makeAdmin,
  makeMember,
  makeStaff,
  type Person,
} from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const COMMUNITY: Record<Domain, [string, string]> = {
  tamilmala: ['mudaliyar', 'nadar'],
  marathimala: ['kshatriya', 'brahmin'],
};
const grooms: Partial<Record<Domain, Person>> = {};
const groomOf = (domain: Domain) => grooms[domain] ?? expect.fail();

async function similar(viewer: { token: string } | null, profileId: string) {
  return app().call(listSimilar, { token: viewer?.token, params: { profileId } });
}

/** A bride with her own state, so that tests have nobody in common but by what they say. */
function brideOf(domain: Domain, { basic = {}, ...more }: Parameters<typeof makeMember>[1] = {}) {
  return makeMember(app().ctx, { domain, ...more, basic });
}

beforeAll(async () => {
  for (const domain of DOMAINS)
    grooms[domain] = await makeMember(app().ctx, { domain, gender: 'male' });
});

describe.each(DOMAINS)('on %s', (domain) => {
  const [own, other] = COMMUNITY[domain];
  let shown: Person;
  let alike: Person;
  let less: Person;

  beforeAll(async () => {
    const at = { state: 'kerala', community: own } as const;
    const somewhere = { work: { education: 'masters' } } as const;
    shown = await brideOf(domain, { ...somewhere, basic: at });
    less = await brideOf(domain, {
      work: { education: 'masters' },
      basic: { ...at, state: 'karnataka' },
    });
    alike = await brideOf(domain, { ...somewhere, basic: at });
    for (let more = 0; more < MOST_SIMILAR; more++)
      await brideOf(domain, { basic: { state: 'others', community: other } });
  });

  it('those with most in common come first, with the reasons, and never the shown one', async () => {
    const { status, body } = await similar(groomOf(domain), shown.user_id);
    expect(status).toBe(200);
    const ids = body.rows.map(({ profile_id }) => profile_id);
    expect(ids).toHaveLength(MOST_SIMILAR);
    expect(new Set(ids).size).toBe(MOST_SIMILAR);
    expect(ids).not.toContain(shown.user_id);
    expect(ids[0]).toBe(alike.user_id);
    expect(ids.indexOf(less.user_id)).toBeGreaterThan(0);
    for (const { common } of body.rows) expect(common.length).toBeGreaterThan(0);
    const [first] = body.rows;
    expect(first?.common).toEqual(expect.arrayContaining(['community', 'education', 'state']));
    const second = body.rows.find(({ profile_id }) => profile_id === less.user_id);
    expect(second?.common).toContain('community');
    expect(second?.common).not.toContain('state');
    expect(first).not.toHaveProperty('mobiles');
    expect(first?.match).toMatchObject({ system: expect.any(String) });
  });

  it('are of the same site and gender, and visible', async () => {
    const hidden = await brideOf(domain, { basic: { state: 'kerala', community: own } });
    await giveAbsence(app().ctx, hidden.user_id, 'paused');
    const waiting = await brideOf(domain, {
      status: 10,
      basic: { state: 'kerala', community: own },
    });
    const { body } = await similar(groomOf(domain), shown.user_id);
    const ids = body.rows.map(({ profile_id }) => profile_id);
    for (const { user_id } of [hidden, waiting]) expect(ids).not.toContain(user_id);
    for (const row of body.rows) expect(row.gender).toBe('female');
    const elsewhere = DOMAINS.find((one) => one !== domain) ?? domain;
    expect((await similar(groomOf(elsewhere), shown.user_id)).error.Code).toBe('NOT_FOUND');
  });

  it('to the office whatever the gender', async () => {
    const reviewer = await makeStaff(app().ctx, 'REVIEWER', domain, domain);
    const brides = await similar(reviewer, shown.user_id);
    expect(brides.body.rows).toHaveLength(MOST_SIMILAR);
    expect(brides.body.rows[0]).not.toHaveProperty('match');
    const other = await makeMember(app().ctx, { domain, gender: 'male' });
    const { rows } = (await similar(reviewer, groomOf(domain).user_id)).body;
    expect(rows.map(({ profile_id }) => profile_id)).toEqual([other.user_id]);
    // a profile that no search finds has its like too
    const waiting = await brideOf(domain, { status: 10 });
    const { status, body } = await similar(reviewer, waiting.user_id);
    expect([status, body.rows.length]).toEqual([200, MOST_SIMILAR]);
  });
});

describe('who is refused', () => {
  it.each([
    ['PROFILE_INCOMPLETE', { status: 0, without: ['horoscope'] }],
    ['PROFILE_PENDING', { status: 10 }],
    ['PROFILE_PAUSED', { away: 'paused' }],
    ['PROFILE_CLOSED', { status: 300 }],
    ['PROFILE_REFUSED', { status: 500 }],
  ] as const)('%s for %j', async (code, wanted) => {
    const bride = await brideOf('tamilmala');
    const viewer = await makeMember(app().ctx, { gender: 'male', ...wanted });
    for (const id of [bride.user_id, 'nobody']) {
      const { status, error } = await similar(viewer, id);
      expect([status, error.Code]).toEqual([403, code]);
    }
  });

  it('nobody without a session', async () => {
    expect((await similar(null, 'x')).status).toBe(401);
  });

  it('NOT_FOUND as for the profile, and for the own one', async () => {
    const groom = groomOf('tamilmala');
    const [away, pending] = [
      await brideOf('tamilmala'),
      await brideOf('tamilmala', { status: 10 }),
    ];
    await giveAbsence(app().ctx, away.user_id, 'paused');
    const man = await makeMember(app().ctx, { gender: 'male' });
    const ids = [away.user_id, pending.user_id, man.user_id, groom.user_id];
    for (const id of [...ids, '01890000-0000-7000-8000-000000000000', 'x', "' OR 1=1", '\u0000']) {
      const { status, error } = await similar(groom, id);
      expect([id, status, error.Code]).toEqual([id, 404, 'NOT_FOUND']);
    }
  });
});

describe('what is seen', () => {
  it('no photo without one of the own', async () => {
    const [shown, alike] = [await brideOf('tamilmala'), await brideOf('tamilmala')];
    for (const one of [shown, alike]) await givePhoto(app().ctx, one);
    const groom = await makeMember(app().ctx, { gender: 'male' });
    const before = await similar(groom, shown.user_id);
    expect(before.body.photo_nudge).toBe(true);
    for (const row of before.body.rows) expect(row.photos).toEqual([]);
    await givePhoto(app().ctx, groom);
    const { body } = await similar(groom, shown.user_id);
    expect(body.photo_nudge).toBe(false);
    expect(body.rows.find((row) => row.profile_id === alike.user_id)?.photos).toHaveLength(1);
  });

  it('a change at once', async () => {
    const shown = await brideOf('tamilmala', { basic: { state: 'puducherry' } });
    const alike = await brideOf('tamilmala', { basic: { state: 'puducherry' } });
    const groom = groomOf('tamilmala');
    expect((await similar(groom, shown.user_id)).body.rows[0]?.profile_id).toBe(alike.user_id);
    await giveAbsence(app().ctx, alike.user_id, 'closed');
    const ids = (await similar(groom, shown.user_id)).body.rows.map((row) => row.profile_id);
    expect(ids).not.toContain(alike.user_id);
  });
});

it('leaves out whom the viewer does not want to see, for this viewer alone', async () => {
  const at = { state: 'telangana' } as const;
  const [shown, unwanted] = [
    await brideOf('tamilmala', { basic: at }),
    await brideOf('tamilmala', { basic: at }),
  ];
  const viewer = await makeMember(app().ctx, { gender: 'male' });
  const { token } = viewer;
  const idsFor = async (one: Person) =>
    (await similar(one, shown.user_id)).body.rows.map(({ profile_id }) => profile_id);
  expect(await idsFor(viewer)).toContain(unwanted.user_id);
  await app().call(hideProfile, { token, body: { profile_id: unwanted.user_id } });
  expect(await idsFor(viewer)).not.toContain(unwanted.user_id);
  expect(await idsFor(groomOf('tamilmala'))).toContain(unwanted.user_id);
});

describe('the budgets', () => {
  it('count its cards with those of lists, and each call as a list', async () => {
    const groom = await makeMember(app().ctx, { gender: 'male' });
    const shown = await brideOf('tamilmala');
    const now = app().ctx.now();
    const spent = Array.from({ length: BUDGETS.cards }, (_, at) => at);
    await app()
      .ctx.db.insertInto('card_budgets')
      .values({
        ...{ user_id: groom.user_id, day: dayInIndia(now), cards: spent },
        ...{ burst: 0, burst_since: now },
      })
      .execute();
    const cards = await similar(groom, shown.user_id);
    expect([cards.status, cards.error.Code]).toEqual([429, 'TOO_MANY_CARDS']);
    const other = await makeMember(app().ctx, { gender: 'male' });
    const used = { lists: BUDGETS.lists, since: now, burst: 0, burst_since: now };
    await app()
      .ctx.db.insertInto('list_budgets')
      .values({ user_id: other.user_id, ...used })
      .execute();
    const lists = await similar(other, shown.user_id);
    expect([lists.status, lists.error.Code]).toEqual([429, 'TOO_MANY_LISTS']);
    // what may not be opened is told without being counted
    expect((await similar(other, 'x')).status).toBe(404);
  });

  it('does not count the office, and opens nothing', async () => {
    const admin = await makeAdmin(app().ctx);
    const shown = await brideOf('tamilmala');
    expect((await similar(admin, shown.user_id)).status).toBe(200);
    await similar(groomOf('tamilmala'), shown.user_id);
    const opens = await app()
      .ctx.db.selectFrom('profile_opens')
      .where('profile_id', '=', shown.user_id)
      .selectAll()
      .execute();
    expect(opens).toEqual([]);
  });
});

it('an owner who has an account of the other site changes nothing in what is searched', async () => {
  const { ctx, call } = app();
  const touch = async ({ user_id }: Person, times: number) => {
    for (let done = 0; done < times; done++)
      await sql`UPDATE profiles SET personal = personal || jsonb_build_object('height', ${160 + (done % 2)}::int)
        WHERE user_id = ${user_id}`.execute(ctx.db);
  };
  const versionOf = async (domain: Domain) => {
    const versions = ctx.db.selectFrom('search_versions').where('gender', '=', 'female');
    return (await versions.where('domain', '=', domain).select('version').executeTakeFirstOrThrow())
      .version;
  };
  const listed = async (domain: Domain) => {
    const params = { page: 1 };
    const { body } = await call(search, { token: groomOf(domain).token, params, body: {} });
    return body.rows.map(({ profile_id }) => profile_id);
  };
  const bride = await brideOf('tamilmala');
  const gone = await brideOf('marathimala');
  const shown = await brideOf('marathimala');
  const owner = await makeAdmin(ctx, 'tamilmala');
  // both are known here, and the other site has had no fewer changes
  await touch(
    shown,
    Math.max(0, (await versionOf('tamilmala')) - (await versionOf('marathimala'))),
  );
  for (const domain of DOMAINS) await listed(domain);
  // one more than what is known of the other site
  await touch(bride, (await versionOf('marathimala')) - (await versionOf('tamilmala')) + 1);
  await giveAbsence(ctx, gone.user_id, 'paused');

  expect((await similar(owner, shown.user_id)).status).toBe(200);
  const ids = await listed('marathimala');
  expect(ids).toContain(shown.user_id);
  expect(ids).not.toContain(gone.user_id);
  expect(ids).not.toContain(bride.user_id);
});
