import { listHistory } from '@mala/contract/history.ts';
import { listLiveChanges, seeLiveChanges } from '@mala/contract/moderation/live-changes.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { asOwner, makeAdmin, makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { OTHER_TYPES } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp({ RATE_LIMITS: 'off' });
let owner: Person;

beforeAll(async () => {
  owner = await makeAdmin(app().ctx);
});

async function save(member: Person, change: object, by = member) {
  const body = { ...sampleSections(member.domain).personal, ...change };
  const sent = { ...asOwner(member), token: by.token, body };
  const { status, error } = await app().call(saveSection.personal, sent);
  expect([status, error.Fields]).toEqual([200, undefined]);
}

/** What the office finds of a member in the list. */
async function listed(member: Person, { token }: Person = owner) {
  for (let page = 1; ; page += 1) {
    const { status, body } = await app().call(listLiveChanges, { token, params: { page } });
    expect(status).toBe(200);
    const found = body.rows.find(({ profile_id }) => profile_id === member.user_id);
    if (found || body.rows.length === 0) return found;
  }
}

async function see(profiles: { profile_id: string; version: string }[], { token } = owner) {
  const { status, body } = await app().call(seeLiveChanges, { token, body: { profiles } });
  expect(status).toBe(200);
  return body.profiles.map(({ outcome, by }) => (by ? `${outcome} by ${by}` : outcome));
}

const changedOf = (row: Awaited<ReturnType<typeof listed>>) =>
  row?.fields.map(({ field, before, after }) => [field, before, after]);

const was = sampleSections('tamilmala').personal as unknown as Record<string, unknown>;

describe('what changed live', () => {
  it('is listed with the value that the office last saw and the one of now, until it is as before', async () => {
    const member = await makeMember(app().ctx);
    await save(member, { about: 'I like to sing.' });
    await save(member, { about: 'I like to sing and to cook.' });
    expect(changedOf(await listed(member))).toEqual([
      ['about', was.about ?? null, 'I like to sing and to cook.'],
    ]);
    await save(member, {});
    expect(await listed(member)).toBeUndefined();
  });

  it('is no longer what the office has corrected itself', async () => {
    const member = await makeMember(app().ctx);
    await save(member, { about: 'I like to sing.', expectation: 'A patient person.' });
    await save(member, { about: 'She likes to sing.', expectation: 'A patient person.' }, owner);
    expect(changedOf(await listed(member))?.map(([field]) => field)).toEqual(['expectation']);
    await save(member, { about: 'She likes to sing.' }, owner);
    expect(await listed(member)).toBeUndefined();
  });

  it('is of approved members, by themselves', async () => {
    const { ctx } = app();
    const pending = await makeMember(ctx, { status: 10 });
    await save(pending, { about: 'I like to sing.' });
    expect(await listed(pending)).toBeUndefined();
    const member = await makeMember(ctx);
    await save(member, { about: 'The office wrote this.' }, owner);
    expect(await listed(member)).toBeUndefined();
  });

  it('has no contact in it, only that it changed', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const { basic } = sampleSections('tamilmala');
    const body = { ...basic, address: '7 New Street', city: 'Salem' };
    const { status } = await app().call(saveSection.basic, { ...asOwner(member), body });
    expect(status).toBe(200);
    const row = await listed(member);
    expect(row?.fields).toContainEqual({
      section: 'basic',
      field: 'address',
      before: null,
      after: null,
      is_contact: true,
    });
    expect(changedOf(row)).toContainEqual(['city', 'Madurai', 'Salem']);
    expect(JSON.stringify(row)).not.toMatch(/New Street|Temple/);
  });

  it('goes when the profile is no longer approved, and with the account', async () => {
    const { ctx, call } = app();
    const [first, second] = [await makeMember(ctx), await makeMember(ctx)];
    for (const member of [first, second]) await save(member, { about: 'I like to sing.' });
    const body = { profile_id: first.user_id, status: 10 as const };
    await call(changeStatus, { token: owner.token, params: { id: first.user_id }, body });
    expect(await listed(first)).toBeUndefined();
    await ctx.db.deleteFrom('users').where('id', '=', second.user_id).execute();
    expect(await listed(second)).toBeUndefined();
  });

  it('is seen by its community only', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    await save(member, { about: 'I like to sing.' });
    const here = await makeStaff(ctx, 'REVIEWER', 'tamilmala', 'tamilmala');
    const elsewhere = await makeStaff(ctx, 'REVIEWER', 'marathimala', 'marathimala');
    const row = await listed(member, here);
    expect(row).toBeDefined();
    expect(await listed(member, elsewhere)).toBeUndefined();
    const shown = [{ profile_id: member.user_id, version: row?.version ?? '' }];
    expect(await see(shown, elsewhere)).toEqual(['gone']);
    expect(await listed(member)).toBeDefined();
    for (const other of [await makeStaff(ctx, 'CASHIER'), member]) {
      const { token } = other;
      const sent = { token, body: { profiles: shown } };
      expect((await app().call(seeLiveChanges, sent)).status).toBe(403);
      expect((await app().call(listLiveChanges, { token, params: { page: 1 } })).status).toBe(403);
    }
  });
});

describe('seen', () => {
  it('takes the shown changes off the list, and is in the history with their values', async () => {
    const member = await makeMember(app().ctx);
    await save(member, { about: 'I like to sing.' });
    const row = await listed(member);
    const shown = [{ profile_id: member.user_id, version: row?.version ?? '' }];
    expect(await see(shown)).toEqual(['seen']);
    expect(await listed(member)).toBeUndefined();
    // a lost answer
    expect(await see(shown)).toEqual(['seen']);
    const query = { profile: member.user_id, action: 'live-change' };
    const { body } = await app().call(listHistory, {
      token: owner.token,
      params: { page: 1 },
      query,
    });
    expect(body.rows).toMatchObject([
      { part: 'personal', fields: ['about'], after: { about: 'I like to sing.' } },
    ]);
  });

  it('once: of two people at once the second is told who it was', async () => {
    const { ctx } = app();
    const [member, colleague] = [await makeMember(ctx), await makeStaff(ctx, 'REVIEWER')];
    await save(member, { about: 'I like to sing.' });
    const row = await listed(member);
    const shown = [{ profile_id: member.user_id, version: row?.version ?? '' }];
    const outcomes = (await Promise.all([see(shown), see(shown, colleague)])).flat();
    expect(outcomes.sort()).toEqual(['seen', 'seen-before by Administrator']);
  });

  it('is refused to what changed since it was shown, and to nothing else of the call', async () => {
    const { ctx } = app();
    const [first, second] = [await makeMember(ctx), await makeMember(ctx)];
    for (const member of [first, second]) await save(member, { about: 'I like to sing.' });
    const shown = [];
    for (const member of [first, second]) {
      const row = await listed(member);
      shown.push({ profile_id: member.user_id, version: row?.version ?? '' });
    }
    await save(first, { about: 'I like to dance.' });
    expect(await see(shown)).toEqual(['changed', 'seen']);
    expect(changedOf(await listed(first))).toEqual([
      ['about', was.about ?? null, 'I like to dance.'],
    ]);
  });

  it.each<[string, unknown]>([
    ['profiles', []],
    ['profiles.0.profile_id', [{ profile_id: 'x', version: 'x' }]],
    ['profiles.0.version', [{ profile_id: '019ab0a4-0000-7000-8000-000000000000' }]],
    ...OTHER_TYPES.filter((wrong) => !Array.isArray(wrong)).map((wrong): [string, unknown] => [
      'profiles',
      wrong,
    ]),
  ])('says that %s is wrong', async (field, profiles) => {
    const body = { profiles } as never;
    const { status, error } = await app().call(seeLiveChanges, { token: owner.token, body });
    expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, [field]]);
  });
});
