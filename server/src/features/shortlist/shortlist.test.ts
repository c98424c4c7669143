import type { Endpoint } from '@mala/contract/endpoint.ts';
import { hideProfile, unhideProfile } from '@mala/contract/hidden.ts';
import { savePreferences } from '@mala/contract/profiles/preferences.ts';
import { search } from '@mala/contract/search.ts';
import { addToShortlist, removeFromShortlist } from '@mala/contract/shortlist.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const UNKNOWN = '01920000-0000-7000-8000-000000000000';
let groom: Person;
let bride: Person;

beforeAll(async () => {
  groom = await makeMember(app().ctx, { gender: 'male' });
  bride = await makeMember(app().ctx);
});

function add(viewer: Person, profile_id: unknown) {
  return app().call(addToShortlist, { token: viewer.token, body: { profile_id } });
}

function remove(viewer: Person, profile_id: unknown) {
  return app().call(removeFromShortlist, { token: viewer.token, body: { profile_id } });
}

async function listOf(viewer: Person): Promise<string[]> {
  const rows = await app()
    .ctx.db.selectFrom('shortlists')
    .where('user_id', '=', viewer.user_id)
    .select('profile_id')
    .execute();
  return rows.map((row) => row.profile_id);
}

describe('the shortlist', () => {
  it('adds and removes a profile; repeating either is no error', async () => {
    for (const _ of [1, 2]) {
      expect(await add(groom, bride.user_id)).toMatchObject({
        status: 200,
        body: { Status: 'Success' },
      });
      expect(await listOf(groom)).toEqual([bride.user_id]);
    }
    for (const _ of [1, 2]) {
      expect(await remove(groom, bride.user_id)).toMatchObject({
        status: 200,
        body: { Status: 'Success' },
      });
      expect(await listOf(groom)).toEqual([]);
    }
  });

  it.each([
    [addToShortlist, 'shortlist', 600],
    [removeFromShortlist, 'shortlist', 600],
    [hideProfile, 'hidden', 600],
    [unhideProfile, 'hidden', 600],
    [savePreferences, 'profiles.savePreferences', 60],
  ] as const)(
    'has no more changes an hour than other marks have: %#',
    async (endpoint, name, points) => {
      const { ctx, call } = app();
      const { token, user_id } = await makeMember(ctx, { gender: 'male' });
      const rule = { name, points, seconds: 3600, lasting: true };
      const body =
        endpoint === savePreferences ? { shown: true, told: false } : { profile_id: bride.user_id };
      const send = () => call(endpoint as never, { token, params: { userId: user_id }, body });
      expect((await send()).status).toBe(200);
      for (let spent = 1; spent < points; spent += 1) await ctx.limits.consume(rule, user_id);
      const { status, error } = await send();
      expect([status, error.Code]).toEqual([429, 'TOO_MANY']);
    },
  );

  it('treats twenty simultaneous requests as one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(groom, bride.user_id)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await listOf(groom)).toEqual([bride.user_id]);
    await remove(groom, bride.user_id);
  });

  it('accepts an id in capital letters', async () => {
    await add(groom, bride.user_id.toUpperCase());
    expect(await listOf(groom)).toEqual([bride.user_id]);
    await remove(groom, bride.user_id);
  });

  it('is separate for each member', async () => {
    const other = await makeMember(app().ctx, { gender: 'male' });
    await add(other, bride.user_id);
    await remove(groom, bride.user_id);
    expect(await listOf(other)).toEqual([bride.user_id]);
  });

  it('allows removal of a profile that is no longer visible', async () => {
    const leaving = await makeMember(app().ctx);
    await add(groom, leaving.user_id);
    await app()
      .ctx.db.updateTable('profiles')
      .set({ status: 300 })
      .where('user_id', '=', leaving.user_id)
      .execute();
    const { body } = await app().call(search, {
      token: groom.token,
      params: { page: 1 },
      body: { shortlist: [true] },
    });
    expect(body.count).toBe(0);
    expect((await add(groom, leaving.user_id)).status).toBe(404);
    expect((await remove(groom, leaving.user_id)).status).toBe(200);
    expect(await listOf(groom)).toEqual([]);
  });

  it('works for an administrator with every profile', async () => {
    const admin = await makeAdmin(app().ctx);
    const closed = await makeMember(app().ctx, { domain: 'marathimala', status: 500 });
    expect((await add(admin, closed.user_id)).status).toBe(200);
    expect((await remove(admin, closed.user_id)).status).toBe(200);
    expect((await add(admin, UNKNOWN)).status).toBe(404);
  });
});

describe.each([
  ['adding', addToShortlist],
  ['removing', removeFromShortlist],
])('%s', (_, endpoint) => {
  const call = (token: string | undefined, body: unknown) =>
    app().call(endpoint as unknown as Endpoint, { token, body });

  it.each([
    ['of the other site', { domain: 'marathimala' }],
    ['of the same gender', { gender: 'male' }],
    ['not approved yet', { status: 10 }],
    ['married', { status: 300 }],
    ['rejected', { status: 500 }],
    ['that is empty', { status: 0, without: ['basic', 'personal'] }],
  ] as const)('a profile %s is 404', async (_what, wanted) => {
    const { user_id } = await makeMember(app().ctx, wanted);
    const { status, error } = await call(groom.token, { profile_id: user_id });
    expect([status, error.Code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    UNKNOWN,
    '',
    'x',
    "' OR 1=1 --",
    '👰🏽',
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    `${UNKNOWN}\u200f`,
    'x'.repeat(60_000),
  ])('the id %.40j is 404', async (profile_id) => {
    expect((await call(groom.token, { profile_id })).status).toBe(404);
  });

  it('the own profile is 404', async () => {
    expect((await call(groom.token, { profile_id: groom.user_id })).status).toBe(404);
  });

  it.each([
    [{}, { profile_id: 'Required' }],
    [{ profile_id: null }, { profile_id: 'Required' }],
    [{ profile_id: 5 }, { profile_id: 'Invalid value' }],
    [{ profile_id: ['x'] }, { profile_id: 'Invalid value' }],
    [{ profile_id: UNKNOWN, user_id: UNKNOWN }, { user_id: 'Unknown field' }],
  ])('%j is 400', async (body, fields) => {
    const { status, error } = await call(groom.token, body);
    expect(status).toBe(400);
    expect(error.Fields).toEqual(fields);
  });

  it.each([null, [], 'text'])('the body %j is 400', async (body) => {
    expect((await call(groom.token, body)).status).toBe(400);
  });

  it('a body of more than a megabyte is 413', async () => {
    expect((await call(groom.token, { profile_id: 'x'.repeat(1_100_000) })).status).toBe(413);
  });

  it('a call without a session is 401, whatever is sent', async () => {
    expect((await call(undefined, { profile_id: bride.user_id })).status).toBe(401);
    expect((await call('x', { wrong: true })).status).toBe(401);
  });

  it.each([
    ['PROFILE_INCOMPLETE', { status: 0, without: ['work'] }],
    ['PROFILE_PAUSED', { away: 'paused' }],
    ['PROFILE_CLOSED', { status: 301 }],
    ['PROFILE_REFUSED', { status: 501 }],
  ] as const)('%s is 403, whatever is sent', async (code, wanted) => {
    const member = await makeMember(app().ctx, { gender: 'male', ...wanted });
    for (const body of [{ profile_id: bride.user_id }, { wrong: true }]) {
      const { status, error } = await call(member.token, body);
      expect([status, error.Code]).toEqual([403, code]);
    }
  });

  it('a pending member may use it', async () => {
    const member = await makeMember(app().ctx, { gender: 'male', status: 10 });
    expect((await call(member.token, { profile_id: bride.user_id })).status).toBe(200);
  });
});
