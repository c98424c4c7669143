import { me, refreshToken } from '@mala/contract/auth/me.ts';
import { endOneSession, listSessions, signOutEverywhere } from '@mala/contract/auth/sessions.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { UNKNOWN_ID } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const MINUTE = 60_000;
const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';

async function signIn({ mobile_no }: Person, userAgent: string): Promise<string> {
  const { body } = await app().call(login, {
    body: { mobile_no, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  return body.token ?? '';
}

async function rowsFor(token: string) {
  return (await app().call(listSessions, { token })).body.rows;
}

const statusOf = async (token: string) => (await app().call(me, { token })).status;

describe('the list of open sessions', () => {
  it('shows the member’s sessions, the current one first, then the last used, with their devices', async () => {
    const member = await makeMember(app().ctx);
    const other = await makeMember(app().ctx);
    await signIn(other, PHONE);
    const phone = await signIn(member, PHONE);
    const laptop = await signIn(member, LAPTOP);
    const rows = await rowsFor(phone);
    expect(rows).toMatchObject([
      { browser: 'Chrome', system: 'Android', current: true },
      { browser: 'Firefox', system: 'Linux', current: false },
      { browser: null, system: null, current: false },
    ]);
    for (const { signed_in_at, seen_at } of rows)
      expect([signed_in_at, seen_at]).toEqual([isoTime, isoTime]);
    expect((await rowsFor(laptop)).map(({ browser }) => browser)).toEqual([
      'Firefox',
      'Chrome',
      null,
    ]);
  });

  it('shows no device for an unknown client', async () => {
    const member = await makeMember(app().ctx);
    for (const strange of ['curl/8.5.0', '%s <script>', 'x'.repeat(5000)]) {
      const [row] = await rowsFor(await signIn(member, strange));
      expect(row).toMatchObject({ browser: null, system: null, current: true });
    }
  });

  it('updates with each refresh, and omits expired sessions', async () => {
    const member = await makeMember(app().ctx);
    const start = new Date();
    const at = (minutes: number) => app().setNow(new Date(start.getTime() + minutes * MINUTE));
    try {
      at(0);
      const phone = await signIn(member, PHONE);
      await signIn(member, LAPTOP);
      at(40);
      const { token } = (await app().call(refreshToken, { token: phone })).body;
      const rows = await rowsFor(token);
      const seen = new Date(start.getTime() + 40 * MINUTE).toISOString();
      expect(rows[0]).toMatchObject({ browser: 'Chrome', seen_at: seen });
      expect(rows[0]?.signed_in_at).toBe(start.toISOString());
      expect(rows).toHaveLength(3);
      at(51);
      expect((await rowsFor(token)).map(({ browser }) => browser)).toEqual(['Chrome']);
    } finally {
      at(0);
    }
  });

  it('requires a session', async () => {
    expect((await app().call(listSessions)).status).toBe(401);
  });
});

describe('ending one session', () => {
  it('signs out that device only', async () => {
    const member = await makeMember(app().ctx);
    const phone = await signIn(member, PHONE);
    const [{ id } = { id: '' }] = await rowsFor(phone);
    const end = () => app().call(endOneSession, { token: member.token, params: { id } });
    expect((await end()).body).toEqual({ Status: 'Success' });
    expect(await statusOf(phone)).toBe(401);
    expect(await statusOf(member.token)).toBe(200);
    expect(await rowsFor(member.token)).toHaveLength(1);
    expect((await end()).status).toBe(404);
  });

  it('is 404 for somebody else’s, an unknown and a malformed id, and 401 without a session', async () => {
    const member = await makeMember(app().ctx);
    const other = await makeMember(app().ctx);
    const [{ id } = { id: '' }] = await rowsFor(other.token);
    for (const one of [id, UNKNOWN_ID, 'x', '1', '%00', "' OR 1=1"]) {
      const { status } = await app().call(endOneSession, {
        token: member.token,
        params: { id: one },
      });
      expect([one, status]).toEqual([one, 404]);
    }
    expect((await app().call(endOneSession, { params: { id } })).status).toBe(401);
    expect(await statusOf(other.token)).toBe(200);
  });
});

describe('signing out everywhere', () => {
  it('ends all sessions of the member, including this one, and nobody else’s', async () => {
    const member = await makeMember(app().ctx);
    const other = await makeMember(app().ctx);
    const phone = await signIn(member, PHONE);
    const { body } = await app().call(signOutEverywhere, { token: phone });
    expect(body).toEqual({ Status: 'Success' });
    for (const token of [phone, member.token]) expect(await statusOf(token)).toBe(401);
    expect(await statusOf(other.token)).toBe(200);
    expect((await app().call(signOutEverywhere, { token: phone })).status).toBe(401);
    expect((await rowsFor(await signIn(member, LAPTOP))).map(({ current }) => current)).toEqual([
      true,
    ]);
  });
});
