import * as moderation from '@mala/contract/moderation/profiles.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import {
  HOSTILE_IDS,
  HOSTILE_PAGES,
  HOSTILE_TEXTS,
  OTHER_TYPES,
} from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const { listProfiles, changeStatus, changeFeatured } = moderation;
const MALFORMED = ['nonsense', null, [], { wrong: 1 }, { status: 'x' }];
let admin: Person;
let member: Person;

beforeAll(async () => {
  admin = await makeAdmin(app().ctx);
  member = await makeMember(app().ctx);
});

async function list(body: unknown, page: unknown = 1, token: string | undefined = admin.token) {
  return app().call(listProfiles, { token, params: { page: page as number }, body });
}

async function status(body: unknown, id = member.user_id) {
  return app().call(changeStatus, { token: admin.token, params: { id }, body });
}

async function featured(body: unknown, id = member.user_id) {
  return app().call(changeFeatured, { token: admin.token, params: { id }, body });
}

describe('a caller who is not an administrator', () => {
  it.each([
    ['the list', listProfiles, {}],
    ['a status', changeStatus, { profile_id: 'x', status: 10 }],
    ['featured', changeFeatured, { profile_id: 'x', status: true }],
  ])('is refused %s before the body is validated', async (_, endpoint, right) => {
    const params = { id: member.user_id, page: 1 };
    for (const body of [right, ...MALFORMED]) {
      for (const token of [undefined, 'x']) {
        const nobody = await app().call(endpoint as typeof listProfiles, { token, params, body });
        expect([nobody.status, nobody.error.Code]).toEqual([401, 'UNAUTHENTICATED']);
      }
      const { token } = member;
      const asMember = await app().call(endpoint as typeof listProfiles, { token, params, body });
      expect([asMember.status, asMember.error.Code]).toEqual([403, 'FORBIDDEN']);
    }
  });

  it('is refused at once after a demotion', async () => {
    const former = await makeAdmin(app().ctx);
    expect((await list({}, 1, former.token)).status).toBe(200);
    const roles = app().ctx.db.deleteFrom('staff_roles');
    await roles.where('user_id', '=', former.user_id).execute();
    expect((await list({}, 1, former.token)).status).toBe(403);
  });
});

describe('the list', () => {
  it.each(HOSTILE_PAGES)('rejects the page %j', async (page) => {
    const answer = await list({}, page);
    expect(answer.status).toBe(400);
    expect(answer.error.Fields).toHaveProperty('page');
  });

  it.each([
    [{ domain: ['elsewhere'] }, { 'domain.0': 'Choose one from the list' }],
    [{ domain: 'tamilmala' }, { domain: 'Invalid value' }],
    [{ status: [999] }, { 'status.0': 'Choose one from the list' }],
    [{ status: ['200'] }, { 'status.0': 'Choose one from the list' }],
    [{ status: [null] }, { 'status.0': 'Required' }],
    [
      { date_of_birth: ['1998-02-30'] },
      { 'date_of_birth.0': 'A day of the calendar, like 1998-05-14' },
    ],
    [
      { date_of_birth: ['0000-01-01'] },
      { 'date_of_birth.0': 'A day of the calendar, like 1998-05-14' },
    ],
    [
      { date_of_birth: ['14.05.1998'] },
      { 'date_of_birth.0': 'A day of the calendar, like 1998-05-14' },
    ],
    [{ mid: ['XX100001'] }, { 'mid.0': 'Invalid value' }],
    [{ mid: ['MF%'] }, { 'mid.0': 'Invalid value' }],
    [{ name: [''] }, { 'name.0': 'Required' }],
    [{ name: ['n'.repeat(81)] }, { 'name.0': 'At most 80 characters' }],
    [{ name: ['a\u0000'] }, { 'name.0': 'Contains characters that cannot be used' }],
    [{ name: ['\ud800'] }, { 'name.0': 'Contains characters that cannot be used' }],
    [{ name: Array(21).fill('a') }, { name: 'Invalid value' }],
    [{ town: ['Pune'] }, { town: 'Unknown field' }],
  ])('refuses %j', async (body, fields) => {
    const answer = await list(body);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ Code: 'INVALID', Fields: fields });
  });

  it('survives hostile input', async () => {
    for (const value of [...OTHER_TYPES, ...HOSTILE_TEXTS]) {
      expect((await list(value)).status).toBeLessThan(500);
      for (const name of ['domain', 'date_of_birth', 'mid', 'status', 'name']) {
        expect((await list({ [name]: value })).status).toBeLessThan(500);
        expect((await list({ [name]: [value] })).status).toBeLessThan(500);
      }
    }
    for (const day of ['0001-01-01', '9999-12-31', '-0001-01-01', '2026-11-20T00:00:00Z'])
      expect((await list({ date_of_birth: [day] })).status).toBeLessThan(500);
  });
});

describe('a change', () => {
  it.each(HOSTILE_IDS)('of the profile %j is 404', async (id) => {
    expect((await status({ profile_id: id, status: 10 }, id)).status).toBe(404);
    expect((await featured({ profile_id: id, status: true }, id)).status).toBe(404);
  });

  it('of an administrator without a profile is 404', async () => {
    const id = admin.user_id;
    expect((await status({ profile_id: id, status: 10 }, id)).error.Code).toBe('NOT_FOUND');
    expect((await featured({ profile_id: id, status: true }, id)).error.Code).toBe('NOT_FOUND');
  });

  it('with different profiles in body and path is rejected', async () => {
    const other = await makeMember(app().ctx);
    const profile_id = other.user_id;
    const answers = [
      await status({ profile_id, status: 10 }),
      await featured({ profile_id, status: true }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(answer.error.Fields).toEqual({ profile_id: 'Invalid value' });
    }
    const profiles = app().ctx.db.selectFrom('profiles').select(['status', 'featured']);
    const rows = await profiles.where('user_id', 'in', [profile_id, member.user_id]).execute();
    expect(rows).toEqual(Array(2).fill({ status: 200, featured: false }));
  });

  it.each([
    [{ status: undefined }, { status: 'Required' }],
    [{ status: 11 }, { status: 'Choose one from the list' }],
    [{ status: '10' }, { status: 'Choose one from the list' }],
    [{ status: true }, { status: 'Choose one from the list' }],
    [{ profile_id: undefined }, { profile_id: 'Required' }],
    [{ profile_id: 5 }, { profile_id: 'Invalid value' }],
    [{ reason: 5 }, { reason: 'Invalid value' }],
    [{ reason: 'r'.repeat(301) }, { reason: 'At most 300 characters' }],
    [{ reason: 'a\u0000' }, { reason: 'Contains characters that cannot be used' }],
    [{ reason: '\udc00' }, { reason: 'Contains characters that cannot be used' }],
    [{ approved_at: '2026-11-20' }, { approved_at: 'Unknown field' }],
  ])('of status with %j is rejected', async (wrong, fields) => {
    const answer = await status({ profile_id: member.user_id, status: 500, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ Code: 'INVALID', Fields: fields });
  });

  it.each([
    [{ status: undefined }, { status: 'Required' }],
    [{ status: 1 }, { status: 'Invalid value' }],
    [{ status: 'true' }, { status: 'Invalid value' }],
    [{ position: 1 }, { position: 'Unknown field' }],
  ])('of featured with %j is rejected', async (wrong, fields) => {
    const answer = await featured({ profile_id: member.user_id, status: true, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ Code: 'INVALID', Fields: fields });
  });

  it('survives hostile input', async () => {
    const profile_id = member.user_id;
    for (const value of [...OTHER_TYPES, ...HOSTILE_TEXTS]) {
      expect((await status(value)).status).toBeLessThan(500);
      expect((await featured(value)).status).toBeLessThan(500);
      expect((await status({ profile_id, status: 501, reason: value })).status).toBeLessThan(500);
      expect((await status({ profile_id, status: value })).status).toBeLessThan(500);
      expect((await status({ profile_id: value, status: 10 })).status).toBeLessThan(500);
      expect((await featured({ profile_id, status: value })).status).toBeLessThan(500);
    }
  });

  it('stores a reason with special characters unchanged', async () => {
    const { user_id: profile_id } = await makeMember(app().ctx);
    const reason = `%_'";-- \\ <b>$1</b> 🙏`;
    await status({ profile_id, status: 500, reason }, profile_id);
    const profiles = app().ctx.db.selectFrom('profiles').select('status_reason');
    const row = await profiles.where('user_id', '=', profile_id).executeTakeFirst();
    expect(row?.status_reason).toBe(reason);
  });
});
