import { me } from '@mala/contract/auth/me.ts';
import { resetPassword } from '@mala/contract/auth/passwords.ts';
import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { makeMember } from '../../../test/factories.ts';
import { fromElsewhere } from '../../../test/mailed-links.ts';
import { startBeside, startTestApp, type TestApp } from '../../../test/test-app.ts';

const AUTH_SECRET = 'the same secret of both processes, long enough';
let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  one = await startTestApp({ AUTH_SECRET });
  two = await startBeside(one, { AUTH_SECRET });
});

afterAll(async () => {
  await two?.close();
  await one?.close();
});

/** Makes the same kind of call of both in turn. */
async function alternately(count: number, call: (app: TestApp) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1)
    statuses.push((await call(turn % 2 ? two : one)).status);
  return statuses;
}

it('ten failed logins over both lock that number only, on both; open sessions continue', async () => {
  const member = await makeMember(one.ctx);
  const other = await makeMember(two.ctx);
  const given = { mobile_no: member.mobile_no, password: PASSWORD };
  const statuses = await alternately(10, (app) =>
    app.call(login, { body: { ...given, password: 'not this one' } }),
  );
  expect(statuses).toEqual(Array(10).fill(401));
  for (const app of [one, two]) {
    const locked = await app.call(login, { body: given });
    expect([locked.status, locked.error.Code]).toEqual([429, 'TOO_MANY']);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(600);
    expect((await app.call(me, { token: member.token })).status).toBe(200);
    const body = { mobile_no: other.mobile_no, password: PASSWORD };
    expect((await app.call(login, { body })).status).toBe(200);
  }
});

it('of twenty simultaneous guesses over both, ten are checked', async () => {
  const { mobile_no } = await makeMember(one.ctx);
  const guesses = Array.from({ length: 20 }, (_, turn) =>
    (turn % 2 ? two : one).call(login, { body: { mobile_no, password: 'not this one' } }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
});

it('signups are limited by address over both, and another address is not affected', async () => {
  const headers = fromElsewhere();
  const make = (app: TestApp, from = headers) => {
    const body = { user_name: 'Lakshmi', mobile_no: freshMobile(), password: PASSWORD };
    return app.call(signup, { body, headers: from });
  };
  expect(await alternately(22, make)).toEqual([...Array(20).fill(200), 429, 429]);
  expect((await make(two, fromElsewhere())).status).toBe(200);
});

it('resets are limited by mobile number and network over both', async () => {
  const { mobile_no, domain } = await makeMember(one.ctx);
  const body = { mobile_no, domain, date_of_birth: '1990-01-01' };
  const headers = fromElsewhere();
  const ask = (app: TestApp) => app.call(resetPassword, { body, headers });
  expect(await alternately(7, ask)).toEqual([...Array(5).fill(200), 429, 429]);
});

it('resets are limited by address over both', async () => {
  const headers = fromElsewhere();
  const ask = (app: TestApp) => {
    const body = { mobile_no: freshMobile(), domain: 'tamilmala', date_of_birth: '1990-01-01' };
    return app.call(resetPassword, { body, headers });
  };
  expect(await alternately(22, ask)).toEqual([...Array(20).fill(200), 429, 429]);
});

it('failed logins for many numbers are limited by address, far above what people mistype', async () => {
  const headers = fromElsewhere();
  const member = await makeMember(one.ctx);
  const rule = { name: 'login-failures-by-address', points: 500, seconds: 900 };
  const address = headers['x-forwarded-for'];
  for (let counted = 0; counted < 498; counted += 1) await one.ctx.limits.consume(rule, address);
  const guess = (app: TestApp) =>
    app.call(login, { body: { mobile_no: freshMobile(), password: 'not this one' }, headers });
  expect(await alternately(4, guess)).toEqual([401, 401, 429, 429]);
  const body = { mobile_no: member.mobile_no, password: PASSWORD };
  expect((await two.call(login, { body, headers })).status).toBe(429);
  expect((await two.call(login, { body, headers: fromElsewhere() })).status).toBe(200);
});

it('resets from one IPv6 network are counted together', async () => {
  const ask = (host: number, network = '2001:db8:1:2') => {
    const body = { mobile_no: freshMobile(), domain: 'tamilmala', date_of_birth: '1990-01-01' };
    const headers = { 'x-forwarded-for': `${network}::${host.toString(16)}` };
    return one.call(resetPassword, { body, headers });
  };
  const statuses: number[] = [];
  for (let host = 1; host <= 21; host += 1) statuses.push((await ask(host)).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  expect((await ask(1, '2001:db8:1:3')).status).toBe(200);
});
