import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../test/all-endpoints.ts';
import { pathOf } from '../../test/calls.ts';
import { makeAdmin, makeMember } from '../../test/factories.ts';
import { useTestApp } from '../../test/test-app.ts';
import { decodableUrl } from './malformed-urls.ts';

const app = useTestApp();

/** Percent escapes that no text has. */
const MALFORMED = ['%ff', '%', '%zz', '%c0%80', '%ed%a0%80', 'a%2', '%25%e0%a4'];
const UNKNOWN = '01890000-0000-7000-8000-000000000000';

async function ask(path: string, method: string, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(app().url + path, { method, headers });
  return { status: response.status, body: await response.json() };
}

describe('an id with a malformed escape (abuse 7)', () => {
  it.each(MALFORMED)('is an unknown profile: %s', async (id) => {
    const { token } = await makeMember(app().ctx, { gender: 'male' });
    const unknown = await ask(pathOf(viewProfile as never, { profileId: UNKNOWN }), 'GET', token);
    expect(unknown.status).toBe(404);
    expect(await ask(`/api/profile/view/${id}`, 'GET', token)).toEqual(unknown);
    expect((await ask(`/api/profile/view/${id}?t=1`, 'GET', token)).status).toBe(404);
    expect((await ask(`/api/profile/view/${id}`, 'GET')).status).toBe(401);
  });

  const calls = ENDPOINTS.filter(({ path }) => path.includes(':'));
  it.each(calls)('is like a wrong one of $name', async (endpoint) => {
    const { token } = await makeAdmin(app().ctx);
    const { path, method } = endpoint;
    const malformed = path.replace(/:\w+/g, '%ff');
    const wrong = await ask(path.replace(/:\w+/g, 'wrong'), method, token);
    expect(await ask(malformed, method, token)).toEqual(wrong);
    expect(wrong.status).toBeLessThan(500);
    const stranger = await ask(malformed, method);
    expect(stranger).toEqual(await ask(path.replace(/:\w+/g, 'wrong'), method));
  });

  it.each([
    '/%ff',
    '/profile/view/%ff',
    '/api/%ff',
    '/files/photos/%ff/%ff',
    '/api/profile/%ff/%ff',
  ])('is found nowhere: %s', async (path) => {
    expect((await ask(path, 'GET')).status).toBe(404);
  });
});

describe('a signed token (abuse 7)', () => {
  it.each(['nobody', '', '%ff', "' or 1=1 --", UNKNOWN, 5, null, {}])(
    'with the session %j is not accepted',
    async (session_id) => {
      const { user_id, domain } = await makeMember(app().ctx);
      const claims = { user_id, domain, role: 'ADMIN', state: 200, user_name: 'Meena' };
      const token = app().ctx.tokens.sign({
        ...claims,
        mid: null,
        subscription_id: null,
        session_id: session_id as string,
      });
      const { status, body } = await ask('/api/me', 'GET', token);
      expect([status, (body as { Code: string }).Code]).toEqual([401, 'UNAUTHENTICATED']);
    },
  );
});

it.each([
  ['/api/x?q=%ff', '/api/x?q=%ff'],
  ['/a%20b/%E0%AE%AE', '/a%20b/%E0%AE%AE'],
  ['/a%20b/%ff?t=%ff#%', '/a%2520b/%25ff?t=%ff#%'],
])('%s is read as %s', (url, read) => {
  expect(decodableUrl(url)).toBe(read);
});
