import { me } from '@mala/contract/auth/me.ts';
import { changePassword } from '@mala/contract/auth/passwords.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { describe, expect, it } from 'vitest';
import { createBrowser } from '../../../test/browser-cookies.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { fromElsewhere } from '../../../test/mailed-links.ts';
import { enrol, giveApp, step, stopClock, ticketFor } from '../../../test/second-factors.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
stopClock(app);
const MINUTE = 60_000;

/** Somebody of the office with an app, and a ticket. */
async function begun() {
  const admin = await makeAdmin(app().ctx);
  const codeOf = await giveApp(app().ctx, admin);
  return { admin, codeOf, ...(await ticketFor(app(), admin)) };
}

async function sessionsOf({ user_id }: Person): Promise<number> {
  const { db } = app().ctx;
  return (await db.selectFrom('sessions').where('user_id', '=', user_id).select('id').execute())
    .length;
}

const wrongCode = { status: 400, error: { Faults: { code: 'wrongCode' } } };
const expired = { status: 401, error: { Code: 'SIGN_IN_EXPIRED' } };

describe('the password of an account with a second factor', () => {
  it('opens no session, and says which ways there are', async () => {
    const admin = await makeAdmin(app().ctx);
    await giveApp(app().ctx, admin);
    const { mobile_no } = admin;
    const { body, headers } = await app().call(login, { body: { mobile_no, password: PASSWORD } });
    expect(body).toEqual({
      second_factor: {
        ticket: expect.stringMatching(/^[\w-]{43}$/),
        code: true,
        recovery_code: false,
        passkey: null,
      },
    });
    expect(headers.getSetCookie()).toEqual([]);
    expect(await sessionsOf(admin)).toBe(1);
    const { ticket = '' } = body.second_factor ?? {};
    expect((await app().call(me, { token: ticket })).status).toBe(401);
  });

  it('is all that others need', async () => {
    for (const person of [await makeMember(app().ctx), await makeAdmin(app().ctx)]) {
      const { mobile_no } = person;
      const { body } = await app().call(login, { body: { mobile_no, password: PASSWORD } });
      expect(body).toEqual({ token: expect.any(String) });
    }
  });
});

describe('the second step', () => {
  it('opens the session that the sign-in asked for', async () => {
    const { admin, codeOf } = await begun();
    const browser = createBrowser(app().call);
    const body = { mobile_no: admin.mobile_no, password: PASSWORD, keep_signed_in: true };
    const { second_factor } = (await browser.call(login, { body })).body;
    expect(browser.names()).toEqual([]);
    const { ticket = '' } = second_factor ?? {};
    const done = await step({ ...app(), call: browser.call }, { ticket, code: codeOf() });
    expect((await app().call(me, { token: done.body.token })).body).toMatchObject({
      user_id: admin.user_id,
      second_factor: 'set',
    });
    expect(browser.names().toSorted()).toEqual(['device', 'keptSignIn', 'refreshToken']);
  });

  it('takes the code before and after, for a clock that is off, and none further', async () => {
    for (const [halfMinutes, status] of [
      [-2, 400],
      [-1, 200],
      [1, 200],
      [2, 400],
    ] as const) {
      const { ticket, codeOf } = await begun();
      const done = await step(app(), { ticket, code: codeOf(halfMinutes) });
      expect([halfMinutes, done.status]).toEqual([halfMinutes, status]);
    }
  });

  it('takes the digits of other scripts, with spaces', async () => {
    const { ticket, codeOf } = await begun();
    const tamil = codeOf().replace(/\d/g, (digit) => String.fromCodePoint(0x0be6 + Number(digit)));
    const code = `${tamil.slice(0, 3)} ${tamil.slice(3)}`;
    expect((await step(app(), { ticket, code })).status).toBe(200);
  });

  it('refuses a wrong code, and lets one try again', async () => {
    const { ticket, codeOf } = await begun();
    expect(await step(app(), { ticket, code: codeOf(40) })).toMatchObject(wrongCode);
    expect((await step(app(), { ticket, code: codeOf() })).status).toBe(200);
  });

  it('takes a code once, and none from before it', async () => {
    const { admin, ticket, codeOf } = await begun();
    expect((await step(app(), { ticket, code: codeOf() })).status).toBe(200);
    for (const code of [codeOf(), codeOf(-1)]) {
      const next = await ticketFor(app(), admin);
      expect(await step(app(), { ticket: next.ticket, code })).toMatchObject(wrongCode);
    }
  });

  it('takes a code once of two at the same moment', async () => {
    const { admin, ticket, codeOf } = await begun();
    const other = await ticketFor(app(), admin);
    const code = codeOf();
    const both = [ticket, other.ticket].map((one) => step(app(), { ticket: one, code }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400]);
  });

  it('takes a ticket once', async () => {
    const { ticket, codeOf } = await begun();
    expect((await step(app(), { ticket, code: codeOf() })).status).toBe(200);
    expect(await step(app(), { ticket, code: codeOf(1) })).toMatchObject(expired);
  });

  it('takes a ticket for five minutes', async () => {
    const { ticket, codeOf } = await begun();
    try {
      app().setNow(new Date(Date.now() + 5 * MINUTE + 1));
      expect(await step(app(), { ticket, code: codeOf(10) })).toMatchObject(expired);
    } finally {
      app().setNow(new Date());
    }
  });

  it('takes no code of somebody else, and no ticket that it did not give', async () => {
    const [one, other] = [await begun(), await begun()];
    const { ticket } = one;
    expect(await step(app(), { ticket, code: other.codeOf() })).toMatchObject(wrongCode);
    for (const strange of ['x', one.admin.token.slice(0, 90), one.admin.user_id])
      expect(await step(app(), { ticket: strange, code: one.codeOf() })).toMatchObject(expired);
  });

  it('is void after a new password', async () => {
    const { admin, ticket, codeOf } = await begun();
    const body = { old_password: PASSWORD, password: 'a longer walk to town' };
    expect((await app().call(changePassword, { token: admin.token, body })).status).toBe(200);
    expect(await step(app(), { ticket, code: codeOf() })).toMatchObject(expired);
  });

  it('names what is missing', async () => {
    const { ticket, codeOf } = await begun();
    const faults = async (body: object) => (await step(app(), body)).error.Faults;
    expect(await faults({ ticket })).toEqual({ code: 'required' });
    expect(await faults({ ticket, code: '12' })).toEqual({ code: 'sixDigits' });
    expect(await faults({ ticket, recovery_code: 'abc' })).toEqual({
      recovery_code: 'wrongRecoveryCode',
    });
    expect(await faults({ code: codeOf() })).toEqual({ ticket: 'required' });
    expect(await faults({ ticket, code: codeOf(), recovery_code: 'a'.repeat(16) })).toEqual({
      code: 'required',
    });
  });

  it('takes each recovery code once, however it is typed', async () => {
    const admin = await makeAdmin(app().ctx, 'marathimala');
    const [first = '', second = ''] = (await enrol(app(), admin)).recovery;
    const typed = first.toLowerCase().replace(/(.{4})/g, '$1 ');
    const use = async (recovery_code: string) =>
      step(app(), { ticket: (await ticketFor(app(), admin)).ticket, recovery_code });
    expect((await use(typed)).status).toBe(200);
    expect(await use(first)).toMatchObject({
      status: 400,
      error: { Faults: { recovery_code: 'wrongRecoveryCode' } },
    });
    const both = await Promise.all([use(second), use(second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('allows ten guesses from one place in 15 minutes, and the same from elsewhere', async () => {
    const { admin, codeOf } = await begun();
    const headers = fromElsewhere();
    const { ticket } = await ticketFor(app(), admin, headers);
    const guess = (code: string, from: object) => step(app(), { ticket, code }, from);
    const guesses = Array.from({ length: 10 }, () => guess(codeOf(40), headers));
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(400);
    expect((await guess(codeOf(), headers)).status).toBe(429);
    expect((await guess(codeOf(), fromElsewhere())).status).toBe(200);
  });
});
