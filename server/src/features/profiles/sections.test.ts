import { me } from '@mala/contract/auth/me.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { readSection, saveSection } from '@mala/contract/profiles/endpoints.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import { describe, expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeAdmin, makeMember } from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import { UNKNOWN_ID } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const EVERYTHING = [...SECTIONS, 'photo'] as const;

const calls = SECTIONS.flatMap((section) => [
  { name: `read ${section}`, section, endpoint: readSection[section] as unknown as Endpoint },
  { name: `save ${section}`, section, endpoint: saveSection[section] as unknown as Endpoint },
]);

function bodyFor({ endpoint, section }: (typeof calls)[number]) {
  return endpoint.method === 'GET' ? {} : { body: sampleSections('tamilmala')[section] };
}

describe.each(calls)('$name', (one) => {
  it('is 401 without a session and 403 for other members, whatever was sent', async () => {
    const owner = await makeMember(app().ctx);
    const other = await makeMember(app().ctx, { gender: 'male' });
    const elsewhere = await makeMember(app().ctx, { domain: 'marathimala' });
    const params = { userId: owner.user_id };
    const nonsense = one.endpoint.method === 'GET' ? {} : { body: { nonsense: true } };
    expect((await app().call(one.endpoint, { params, ...nonsense })).status).toBe(401);
    for (const { token } of [other, elsewhere]) {
      const { status, error } = await app().call(one.endpoint, { token, params, ...nonsense });
      expect([status, error.Code]).toEqual([403, 'FORBIDDEN']);
    }
    for (const userId of [UNKNOWN_ID, 'nobody', "' OR 1=1 --"]) {
      const { status } = await app().call(one.endpoint, { token: other.token, params: { userId } });
      expect(status).toBe(403);
    }
  });

  it('works for an administrator with every profile; 404 for an unknown or malformed id', async () => {
    const owner = await makeMember(app().ctx);
    const { token, user_id } = await makeAdmin(app().ctx, 'marathimala');
    const sending = { token, ...bodyFor(one) };
    const found = await app().call(one.endpoint, { ...sending, params: { userId: owner.user_id } });
    expect(found.status).toBe(200);
    const shouted = { userId: owner.user_id.toUpperCase() };
    expect((await app().call(one.endpoint, { ...sending, params: shouted })).status).toBe(200);
    for (const userId of [UNKNOWN_ID, user_id, 'x', '1', '\u0000', 'ஆ', `${owner.user_id}x`]) {
      const { status, error } = await app().call(one.endpoint, { ...sending, params: { userId } });
      expect([userId, status, error.Code]).toEqual([userId, 404, 'NOT_FOUND']);
    }
  });

  it.each([
    { status: 0, without: EVERYTHING },
    { status: 10 },
    { status: 200 },
    { status: 300 },
    { status: 500 },
  ] as const)('works for its owner at any standing: %j', async (wanted) => {
    const { token, user_id } = await makeMember(app().ctx, wanted);
    const params = { userId: user_id };
    const { status } = await app().call(one.endpoint, { token, params, ...bodyFor(one) });
    expect(status).toBe(200);
  });
});

describe.each(DOMAINS)('on %s', (domain) => {
  it('returns null for every field of the site before the first save, then what was saved', async () => {
    const { token, user_id } = await makeMember(app().ctx, {
      domain,
      status: 0,
      without: EVERYTHING,
    });
    const params = { userId: user_id };
    for (const section of SECTIONS) {
      const sample = sampleSections(domain)[section];
      const read = readSection[section] as unknown as Endpoint;
      const before = await app().call(read, { token, params });
      const nulls = Object.fromEntries(Object.keys(sample).map((name) => [name, null]));
      expect(before.body).toEqual(section === 'basic' ? { ...nulls, mid: null } : nulls);

      const endpoint = saveSection[section] as unknown as Endpoint;
      const saved = await app().call(endpoint, { token, params, body: sample });
      expect(saved.status).toBe(200);
      const after = await app().call(read, { token, params });
      expect(after.body).toMatchObject(sample);
      expect(after.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('completes a step when its section is saved', async () => {
    const { token, user_id } = await makeMember(app().ctx, {
      domain,
      status: 0,
      without: EVERYTHING,
    });
    const done: string[] = [];
    for (const section of SECTIONS) {
      const endpoint = saveSection[section] as unknown as Endpoint;
      const body = sampleSections(domain)[section];
      await app().call(endpoint, { token, params: { userId: user_id }, body });
      done.push(section);
      const { steps, standing } = (await app().call(me, { token })).body;
      expect(Object.keys(steps).filter((step) => steps[step as 'basic'])).toEqual(
        expect.arrayContaining(done),
      );
      expect(standing).toBe('incomplete');
    }
  });
});

it('keeps the saved values when a later save is rejected', async () => {
  const { token, user_id } = await makeMember(app().ctx);
  const params = { userId: user_id };
  const body = { ...sampleSections('tamilmala').work, profession: 'no such' };
  expect((await app().call(saveSection.work, { token, params, body })).status).toBe(400);
  const { body: kept } = await app().call(readSection.work, { token, params });
  expect(kept.profession).toBe('teacher');
});

describe('the body', () => {
  it.each(SECTIONS)('must be an object without unknown fields, in %s', async (section) => {
    const { token, user_id } = await makeMember(app().ctx);
    const endpoint = saveSection[section] as unknown as Endpoint;
    const params = { userId: user_id };
    const sample = sampleSections('tamilmala')[section];
    for (const body of [[], [sample], 'text', 7, true, null, {}])
      expect((await app().call(endpoint, { token, params, body })).status).toBe(400);
    for (const key of [
      'mid',
      'status',
      'user_id',
      'constructor',
      'toString',
      '',
      'a\u0000',
      '\ud800',
    ]) {
      const { status, error } = await app().call(endpoint, {
        token,
        params,
        body: { ...sample, [key]: 'x' },
      });
      expect([status, error.Code]).toEqual([400, 'INVALID']);
      expect(Object.values(error.Fields ?? {})).toEqual(['Unknown field']);
    }
  });

  it.each([
    ['invalid JSON', 'application/json', '{"name": ', 400],
    ['an empty body', 'application/json', '', 400],
    ['a prototype', 'application/json', '{"__proto__": {"name": "x"}}', 400],
    ['text', 'text/plain', 'name=x', 415],
    ['a form', 'application/x-www-form-urlencoded', 'name=x', 415],
    ['xml', 'application/xml', '<name/>', 415],
    ['a form with files', 'multipart/form-data; boundary=x', '--x', 415],
    ['bytes that are no UTF-8', 'application/json', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400],
    ['over a megabyte', 'application/json', JSON.stringify({ name: 'x'.repeat(1 << 20) }), 413],
  ])('is rejected if it is %s', async (_, type, body, expected) => {
    const { token, user_id } = await makeMember(app().ctx);
    const response = await fetch(`${app().url}/api/profile/${user_id}/basic`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });
    expect(response.status).toBe(expected);
    expect(await response.json()).toMatchObject({ Message: expect.any(String) });
  });

  it('is rejected without a content type', async () => {
    const { token, user_id } = await makeMember(app().ctx);
    const { status } = await app().call(saveSection.basic, { token, params: { userId: user_id } });
    expect(status).toBe(400);
  });
});

it('logs an administrator’s edit of another profile, but no edit of the own profile', async () => {
  const { ctx } = app();
  const owner = await makeMember(ctx);
  const admin = await makeAdmin(ctx);
  const params = { userId: owner.user_id };
  for (const { token } of [owner, admin])
    for (const section of SECTIONS) {
      const endpoint = saveSection[section] as unknown as Endpoint;
      await app().call(endpoint, { token, params, body: sampleSections('tamilmala')[section] });
    }
  const rows = await historyOf(ctx, owner.user_id);
  expect(rows).toMatchObject(
    SECTIONS.map((part) => ({ actor_id: admin.user_id, action: 'edit', part })),
  );
});

it('validates an administrator’s edit by the rules of the profile’s site', async () => {
  const owner = await makeMember(app().ctx, { domain: 'marathimala' });
  const { token } = await makeAdmin(app().ctx, 'tamilmala');
  const params = { userId: owner.user_id };
  const body = sampleSections('tamilmala').basic;
  const { status, error } = await app().call(saveSection.basic, { token, params, body });
  expect(status).toBe(400);
  expect(error.Fields).toMatchObject({ language: 'Unknown field', gothram: 'Unknown field' });
});
