import { forgetSignIn, renewSignIn } from '@mala/contract/auth/kept-sign-in.ts';
import { me } from '@mala/contract/auth/me.ts';
import { listSessions } from '@mala/contract/auth/sessions.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, signInHere } from '../../../test/browser-cookies.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { startBeside, startTestApp, type TestApp } from '../../../test/test-app.ts';

const AUTH_SECRET = 'the same secret of both processes, long enough';
let one: TestApp;
let two: TestApp;
const SECOND = 1000;
const DAY = 86_400 * SECOND;
const START = Date.now();

beforeAll(async () => {
  one = await startTestApp({ AUTH_SECRET });
  two = await startBeside(one, { AUTH_SECRET });
});

afterAll(async () => {
  await two?.close();
  await one?.close();
});

/** Sets the clock of both processes to so long after the start. */
function at(milliseconds: number): void {
  for (const app of [one, two]) app.setNow(new Date(START + milliseconds));
}

afterEach(() => at(0));

/** Signs in at the start, in a browser of its own that is kept. */
async function signIn(member: Person) {
  at(0);
  return signInHere(one, member, true);
}

const keepMember = async () => {
  const member = await makeMember(one.ctx);
  return { member, ...(await signIn(member)) };
};

const statusOf = async (token: string) => (await two.call(me, { token })).status;

describe('an old refresh token', () => {
  it('counts until its successor was used: an answer may be lost, any number of times', async () => {
    const { browser, renew } = await keepMember();
    const first = browser.cookies();
    for (const days of [1, 2, 3]) {
      at(days * DAY);
      browser.restore(first);
      expect((await renew()).status).toBe(200);
    }
    at(4 * DAY);
    expect((await renew()).status).toBe(200);
  });

  it('counts for 60 seconds after that, and leaves the browser with one that counts', async () => {
    const { browser, renew } = await keepMember();
    const first = browser.cookies();
    await renew();
    await renew();
    at(60 * SECOND);
    browser.restore(first);
    expect((await renew()).status).toBe(200);
    at(3 * DAY);
    expect((await renew()).status).toBe(200);
  });

  it('later than that it ends all of that sign-in, and no other one', async () => {
    const { member, browser, renew, token } = await keepMember();
    const other = await signIn(member);
    const first = browser.cookies();
    await renew();
    const { body } = await renew();
    const newest = browser.cookies();
    at(61 * SECOND);
    browser.restore(first);
    expect((await renew()).status).toBe(401);
    browser.restore(newest);
    expect((await renew()).status).toBe(401);
    for (const one of [token, body.token]) expect(await statusOf(one)).toBe(401);
    expect(await statusOf(other.token)).toBe(200);
    expect((await other.renew()).status).toBe(200);
  });

  it('counts from the use of its own successor, not from that of a later one', async () => {
    const { browser, renew } = await keepMember();
    const first = browser.cookies();
    await renew();
    const second = browser.cookies();
    await renew();
    at(50 * SECOND);
    await renew();
    at(100 * SECOND);
    browser.restore(second);
    expect((await renew()).status).toBe(200);
    browser.restore(first);
    expect((await renew()).status).toBe(401);
  });

  it('of fifty tabs at once, over two processes, all go on, and the cookie of any of them', async () => {
    const { browser, renew } = await keepMember();
    at(DAY);
    const asked = Array.from({ length: 50 }, (_, tab) =>
      browser.copy(tab % 2 ? two.call : one.call),
    );
    const answers = await Promise.all(asked.map((tab) => tab.call(renewSignIn)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(asked.map((tab) => tab.cookies().refreshToken)).size).toBe(1);
    browser.restore(asked[7]?.cookies() ?? {});
    at(2 * DAY);
    expect((await renew()).status).toBe(200);
  });

  it('of fifty that come late at once, none goes on, and the sign-in has ended', async () => {
    const { browser, token } = await keepMember();
    const first = browser.copy();
    await browser.call(renewSignIn);
    await browser.call(renewSignIn);
    at(DAY);
    const asked: Browser[] = Array.from({ length: 50 }, (_, tab) =>
      first.copy(tab % 2 ? two.call : one.call),
    );
    const answers = await Promise.all(asked.map((tab) => tab.call(renewSignIn)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(401));
    expect((await browser.call(renewSignIn)).status).toBe(401);
    expect(await statusOf(token)).toBe(401);
  });
});

describe('a refresh token', () => {
  it('is refused from a page of another site, which ends nothing', async () => {
    const { browser, renew } = await keepMember();
    const { host } = new URL(one.url);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://other.example' },
      { origin: `http://marathi.${host}` },
      { origin: 'null' },
    ] as Record<string, string>[])
      for (const call of [
        () => browser.call(renewSignIn, { headers }),
        () => browser.call(forgetSignIn, { headers }),
      ])
        expect([headers, (await call()).status]).toEqual([headers, 403]);
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { origin: `http://${host}` },
    ];
    for (const headers of own)
      expect((await browser.call(renewSignIn, { headers })).status).toBe(200);
    expect((await renew()).status).toBe(200);
  });

  it('opens nothing if it is made up, changed, of another site or of another session', async () => {
    const { browser, renew } = await keepMember();
    const right = browser.cookies();
    const [id = '', , signature = ''] = (right.refreshToken ?? '').split('.');
    const other = (await keepMember()).browser.cookies().refreshToken?.split('.')[0];
    for (const refreshToken of [
      '',
      'x',
      '..',
      `${id}.1.${signature}`,
      `${other}.0.${signature}`,
      `${id}.0.${'A'.repeat(43)}`,
      `${id}.0.`,
      'x'.repeat(5000),
      '%00',
    ]) {
      browser.restore({ refreshToken });
      expect([refreshToken, (await renew()).status]).toEqual([refreshToken, 401]);
    }
    browser.restore(right);
    expect((await renew()).status).toBe(200);
  });

  it('is not taken in place of a token', async () => {
    const { browser } = await keepMember();
    expect((await browser.call(me)).status).toBe(401);
    const token = browser.cookies().refreshToken ?? '';
    expect((await browser.call(me, { token })).status).toBe(401);
  });

  it('stands nowhere in the database', async () => {
    const { browser, token } = await keepMember();
    const [{ id } = { id: '' }] = (await one.call(listSessions, { token })).body.rows;
    const row = await one.ctx.db
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const signature = browser.cookies().refreshToken?.split('.')[2];
    expect(JSON.stringify(row)).not.toContain(signature);
  });
});
