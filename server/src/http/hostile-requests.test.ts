import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { logout, me } from '@mala/contract/auth/me.ts';
import { changePassword } from '@mala/contract/auth/passwords.ts';
import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { downloadContact } from '@mala/contract/contacts.ts';
import { readSubscription } from '@mala/contract/subscriptions.ts';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../test/calls.ts';
import { giveSubscription, makeMember } from '../../test/factories.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();

/** What the server says to bytes that no client library would send. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(app().url).port), '127.0.0.1');
  await once(socket, 'connect');
  const answer = text(socket);
  socket.write(lines.join('\r\n'));
  return answer;
}

describe('a HEAD request', () => {
  it('uses no quota', async () => {
    const { ctx, url, call } = app();
    const bride = await makeMember(ctx);
    const { token, ...groom } = await makeMember(ctx, { gender: 'male' });
    await giveSubscription(ctx, { token, ...groom });
    const path = pathOf(downloadContact as never, { profileId: bride.user_id });
    const authorization = `Bearer ${token}`;
    const { status } = await fetch(url + path, { method: 'HEAD', headers: { authorization } });
    expect(status).toBe(404);
    const { body } = await call(readSubscription, { token });
    expect(body.current_download).toBe(0);
  });
});

describe('replies', () => {
  it.each([
    '/api/health',
    '/api/site',
    '/api/options/tamilmala',
    '/api/me',
    '/api/docs',
    '/api/docs/json',
    '/api/no-such-call',
  ])('are not cached: %s', async (path) => {
    const { headers } = await fetch(app().url + path);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a body with another content type', () => {
  it.each([
    ['text/plain', 'x'],
    ['multipart/form-data; boundary=x', '--x--\r\n'],
  ])('is rejected: %s', async (type, body) => {
    const { token } = await makeMember(app().ctx);
    for (const endpoint of [login, logout]) {
      const response = await fetch(app().url + endpoint.path, {
        method: 'POST',
        headers: { 'content-type': type, authorization: `Bearer ${token}` },
        body,
      });
      expect([response.status, await response.json()]).toEqual([
        415,
        { Code: 'UNSUPPORTED_TYPE', Message: expect.any(String) },
      ]);
    }
    expect((await app().call(me, { token })).status).toBe(200);
  });

  it('is read only after authentication', async () => {
    const response = await fetch(app().url + changePassword.path, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'x',
    });
    expect(response.status).toBe(401);
  });
});

describe('malformed HTTP', () => {
  it.each([
    ['headers without end', 413, ['GET /api/me HTTP/1.1', 'Host: x', `X: ${'a'.repeat(20_000)}`]],
    ['an endless address', 413, [`GET /${'a'.repeat(50_000)} HTTP/1.1`, 'Host: x']],
    ['no method', 400, ['\u0016\u0003\u0001', 'Host: x']],
    ['two lengths', 400, ['POST /api/login HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2']],
  ] as const)('is rejected like other errors: %s', async (_, status, lines) => {
    const [head = '', body = ''] = (await answerTo(...lines, '', '')).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('no-store');
    expect(JSON.parse(body)).toEqual({ Code: expect.any(String), Message: expect.any(String) });
  });
});

it('ignores a forwarded value that is not an address', async () => {
  const headers = { 'x-forwarded-for': 'x'.repeat(400) };
  const account = { user_name: 'Meena', mobile_no: '9812345670', password: 'a good password' };
  const { status } = await app().call(signup, { body: account, headers });
  expect(status).toBe(200);
  const { address } = await app()
    .ctx.db.selectFrom('agreements')
    .select('address')
    .executeTakeFirstOrThrow();
  expect(address).toBe('127.0.0.1');
});
