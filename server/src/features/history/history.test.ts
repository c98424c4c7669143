import { listHistory } from '@mala/contract/history.ts';
import { changeFeatured, changeStatus } from '@mala/contract/moderation/profiles.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshName } from '../../../test/factories/accounts.ts';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { HOSTILE_PAGES, HOSTILE_TEXTS, UNKNOWN_ID } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(app().ctx);
});

const list = (query: Record<string, string> = {}, page: number | string = 1, token = admin.token) =>
  app().call(listHistory, { token, params: { page }, query });

async function setStatus(by: Person, { user_id: id }: Person, status: number, reason?: string) {
  const body = { profile_id: id, status, reason };
  await app().call(changeStatus, { token: by.token, params: { id }, body });
}

/** A day and an hour, in India. */
const at = (day: string, time: string) => app().setNow(new Date(`${day}T${time}:00+05:30`));

describe('a row', () => {
  it('says who did what to whom, from where, with what was before and after, and why', async () => {
    const { ctx, call, setNow } = app();
    const member = await makeMember(ctx);
    const now = new Date('2026-05-04T03:02:01.000Z');
    setNow(now);
    const { user_id: id } = member;
    const body = { profile_id: id, status: 500, reason: 'The photos show two people.' };
    const headers = {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    };
    await call(changeStatus, { token: admin.token, params: { id }, body, headers });
    const { status, body: found } = await list({ profile: id });
    expect([status, found.count]).toEqual([200, 1]);
    expect(found.rows[0]).toEqual({
      id: expect.any(String),
      at: now.toISOString(),
      actor: { id: admin.user_id, name: 'Administrator', role: 'OWNER' },
      address: '127.0.0.1',
      browser: 'Chrome',
      system: 'Android',
      action: 'status',
      part: null,
      domain: 'tamilmala',
      member: { id, mid: member.mid, name: expect.any(String) },
      fields: ['status'],
      before: { status: 200 },
      after: { status: 500 },
      reason: 'The photos show two people.',
      erased: false,
    });
  });

  it('of a section has the changed fields only', async () => {
    const { ctx, call } = app();
    const member = await makeMember(ctx);
    const { work } = sampleSections('tamilmala');
    const body = { ...work, position: 'Head of a school', work_location: null };
    const params = { userId: member.user_id };
    const saved = await call(saveSection.work, { token: admin.token, params, body });
    expect(saved.status).toBe(200);
    const [row] = (await list({ profile: member.user_id })).body.rows;
    expect(row).toMatchObject({ action: 'edit', part: 'work' });
    expect(row?.before).toEqual({ position: work.position, work_location: work.work_location });
    expect(row?.after).toEqual({ position: 'Head of a school' });
  });

  it('of an account that is gone stays, without what was personal', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    await setStatus(admin, member, 500, 'Kamala said so');
    await sql`DELETE FROM users WHERE id = ${member.user_id}`.execute(ctx.db);
    const [row] = (await list({ profile: member.user_id })).body.rows;
    const values = { fields: ['status'], before: {}, after: {}, reason: null };
    expect(row).toMatchObject({ member: null, ...values, erased: true });
  });
});

describe('the search', () => {
  it('is by person of the office, act, member and day in India', async () => {
    const { ctx, call } = app();
    const other = await makeAdmin(ctx);
    const name = freshName('Malar');
    const member = await makeMember(ctx, { basic: { name } });
    const { user_id: id } = member;
    at('2026-03-09', '23:59');
    await setStatus(other, member, 10);
    at('2026-03-10', '00:00');
    await setStatus(other, member, 200);
    at('2026-03-10', '23:59');
    const params = { id };
    await call(changeFeatured, {
      token: other.token,
      params,
      body: { profile_id: id, status: true },
    });
    const found = async (query: Record<string, string>) => {
      const { body } = await list({ actor: other.user_id, ...query });
      expect(body.count).toBe(body.rows.length);
      return body.rows.map(({ action, after }) => after.status ?? action);
    };
    expect(await found({})).toEqual(['featured', 200, 10]);
    expect(await found({ action: 'status' })).toEqual([200, 10]);
    expect(await found({ action: 'look' })).toEqual([]);
    expect(await found({ from: '2026-03-10' })).toEqual(['featured', 200]);
    expect(await found({ to: '2026-03-09' })).toEqual([10]);
    expect(await found({ from: '2026-03-10', to: '2026-03-10' })).toEqual(['featured', 200]);
    expect(await found({ from: '2026-03-11' })).toEqual([]);
    const digits = member.mid?.slice(2) ?? '';
    const tamil = digits.replace(/\d/g, (digit) => String.fromCodePoint(0x0be6 + Number(digit)));
    for (const words of [member.mid ?? '', ` ${digits} `, tamil, name, name.slice(2, 9)])
      expect(await found({ member: words })).toHaveLength(3);
    for (const words of ['MM999999999', 'Nobody_', '%'])
      expect(await found({ member: words })).toEqual([]);
    const { actors } = (await list()).body;
    expect(actors).toContainEqual({ id: other.user_id, name: 'Administrator' });
    expect(new Set(actors.map((actor) => actor.id)).size).toBe(actors.length);
  });

  it('has pages of twenty, newest first', async () => {
    const { ctx, setNow } = app();
    const member = await makeMember(ctx);
    for (let minute = 0; minute < 21; minute += 1) {
      setNow(new Date(Date.UTC(2026, 5, 1, 10, minute)));
      await setStatus(admin, member, minute % 2 === 0 ? 10 : 200);
    }
    const query = { profile: member.user_id };
    const [first, second] = [(await list(query)).body, (await list(query, 2)).body];
    expect([first.count, first.rows.length, second.rows.length]).toEqual([21, 20, 1]);
    const times = [...first.rows, ...second.rows].map((row) => row.at);
    expect(times).toEqual(times.toSorted().reverse());
    expect((await list(query, 9)).body.rows).toEqual([]);
  });

  it.each([
    [{ actor: 'x' }, 'actor'],
    [{ profile: '1' }, 'profile'],
    [{ action: 'paint' }, 'action'],
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
    [{ to: '0000-01-01' }, 'to'],
    [{ member: 'a'.repeat(101) }, 'member'],
  ])('refuses %j', async (query, field) => {
    const { status, error } = await list(query);
    expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, [field]]);
  });

  it('takes any text and no page that is none', async () => {
    for (const member of HOSTILE_TEXTS)
      expect([200, 400]).toContain((await list({ member: member.slice(0, 100) })).status);
    for (const page of HOSTILE_PAGES) expect([400, 404]).toContain((await list({}, page)).status);
    expect((await list({ actor: UNKNOWN_ID })).body).toMatchObject({ count: 0, rows: [] });
  });
});

it('is for who may read it only', async () => {
  const member = await makeMember(app().ctx);
  expect((await list({}, 1, member.token)).status).toBe(403);
  expect((await list({}, 1, '')).status).toBe(401);
});
