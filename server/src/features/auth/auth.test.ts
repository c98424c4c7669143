import * as account from '@mala/contract/auth/me.ts';
import * as passwords from '@mala/contract/auth/passwords.ts';
import * as auth from '@mala/contract/auth/sign-in.ts';
import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import type { Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { makeMember } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { whileChanging } from '../../../test/while-changing.ts';
import type { Database } from '../../db/schema/database.ts';

const app = useTestApp();

function person(more: object = {}) {
  return { user_name: 'Lakshmi', mobile_no: freshMobile(), password: PASSWORD, ...more };
}

describe('signup', () => {
  it('creates an account on the named site and signs in', async () => {
    const sent = person({ domain: 'tamilmala' });
    const { status, body } = await app().call(auth.signup, { body: sent });
    expect(status).toBe(200);
    const me = await app().call(account.me, { token: body.token });
    expect(me.body).toMatchObject({
      user_name: 'Lakshmi',
      mobile_no: sent.mobile_no,
      domain: 'tamilmala',
      mid: null,
      role: 'MEMBER',
      status: 0,
      standing: 'incomplete',
      has_photo: false,
      home_photo: false,
      subscription_id: null,
    });
    expect(Object.values(me.body.steps)).toEqual([false, false, false, false, false, false]);
  });

  it('uses the Marathi site by default', async () => {
    const { body } = await app().call(auth.signup, { body: person() });
    const me = await app().call(account.me, { token: body.token });
    expect(me.body.domain).toBe('marathimala');
  });

  it('records that the terms were accepted, with version, time and address', async () => {
    const { body } = await app().call(auth.signup, { body: person() });
    const { user_id } = (await app().call(account.me, { token: body.token })).body;
    const agreements = await app()
      .ctx.db.selectFrom('agreements')
      .where('user_id', '=', user_id)
      .selectAll()
      .execute();
    expect(agreements).toMatchObject([{ version: TERMS_VERSION, address: '127.0.0.1' }]);
  });

  it('rejects a mobile number that is registered on either site', async () => {
    const taken = person({ domain: 'tamilmala' });
    await app().call(auth.signup, { body: taken });
    const again = await app().call(auth.signup, { body: { ...taken, domain: 'marathimala' } });
    expect(again.status).toBe(409);
    expect(again.error.Code).toBe('MOBILE_TAKEN');
  });

  it.each([
    [{ user_name: ' ' }, { user_name: 'Required' }],
    [{ mobile_no: '12345' }, { mobile_no: 'Invalid mobile number' }],
    [{ password: 'short' }, { password: 'At least 8 characters' }],
    [{ password: 'x'.repeat(129) }, { password: 'At most 128 characters' }],
    [
      { mobile_no: '9876543210', password: '9876543210' },
      { password: 'The password must not be the mobile number' },
    ],
    [{ domain: 'elsewhere' }, { domain: 'Invalid value' }],
    [{ role: 'ADMIN' }, { role: 'Unknown field' }],
    [{ user_name: 5 }, { user_name: 'Invalid value' }],
    [{ user_name: 'a\u0000b' }, { user_name: 'Contains characters that cannot be used' }],
  ])('refuses %j', async (wrong, fields) => {
    const { status, error } = await app().call(auth.signup, { body: person(wrong) });
    expect(status).toBe(400);
    expect(error.Fields).toEqual(fields);
  });

  it('takes the mobile number in any script, with spaces and +91', async () => {
    const mobile = freshMobile();
    const inMarathi = mobile.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
    const { body } = await app().call(auth.signup, {
      body: person({ mobile_no: `+91 ${inMarathi.slice(0, 5)} ${inMarathi.slice(5)}` }),
    });
    expect(body.token).toBeTruthy();
    const login = await app().call(auth.login, { body: { mobile_no: mobile, password: PASSWORD } });
    expect(login.status).toBe(200);
  });
});

describe('login', () => {
  it('gives the same reply for a wrong password and an unknown mobile', async () => {
    const member = await makeMember(app().ctx);
    const wrong = await app().call(auth.login, {
      body: { mobile_no: member.mobile_no, password: 'not this one' },
    });
    const unknown = await app().call(auth.login, {
      body: { mobile_no: freshMobile(), password: 'not this one' },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.error).toEqual({ ...unknown.error });
    expect(wrong.error.Code).toBe('LOGIN_FAILED');
    const [known, nobodys] = [wrong, unknown].map(({ headers }) =>
      [...headers].filter(([name]) => name !== 'date'),
    );
    expect(known).toEqual(nobodys);
  });

  it('locks one mobile number after ten failures, and keeps open sessions', async () => {
    const member = await makeMember(app().ctx);
    const wrong = { mobile_no: member.mobile_no, password: 'not this one' };
    const statuses = [];
    for (let i = 0; i < 10; i++)
      statuses.push((await app().call(auth.login, { body: wrong })).status);
    expect(statuses).toEqual(Array(10).fill(401));
    const right = await app().call(auth.login, { body: { ...wrong, password: PASSWORD } });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await app().call(account.me, { token: member.token })).status).toBe(200);
  });

  it('checks at most ten of many simultaneous guesses, and none afterwards', async () => {
    const member = await makeMember(app().ctx);
    const guesses = Array.from({ length: 20 }, () =>
      app().call(auth.login, { body: { mobile_no: member.mobile_no, password: 'not this one' } }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
    const right = { mobile_no: member.mobile_no, password: PASSWORD };
    expect((await app().call(auth.login, { body: right })).status).toBe(429);
  });

  it('counts no correct password as a guess, however many log in at the same time', async () => {
    const member = await makeMember(app().ctx);
    const right = { mobile_no: member.mobile_no, password: PASSWORD };
    const logins = Array.from({ length: 20 }, () => app().call(auth.login, { body: right }));
    const statuses = (await Promise.all(logins)).map(({ status }) => status);
    expect(statuses).toEqual(Array(20).fill(200));
  });

  it('resets the count of failures after a success', async () => {
    const member = await makeMember(app().ctx);
    const given = { mobile_no: member.mobile_no, password: PASSWORD };
    for (let i = 0; i < 9; i++)
      await app().call(auth.login, { body: { ...given, password: 'not this one' } });
    expect((await app().call(auth.login, { body: given })).status).toBe(200);
    const next = await app().call(auth.login, { body: { ...given, password: 'not this one' } });
    expect(next.status).toBe(401);
  });
});

describe('a session', () => {
  it('is rejected without a token, with a changed one and with one signed by another secret', async () => {
    const member = await makeMember(app().ctx);
    for (const token of [
      undefined,
      'x',
      `${member.token}x`,
      member.token.replace(/\.[^.]+\./, '.e30.'),
    ])
      expect((await app().call(account.me, { token })).status).toBe(401);
  });

  it('gets a new token on refresh', async () => {
    const member = await makeMember(app().ctx);
    const { body } = await app().call(account.refreshToken, { token: member.token });
    await app().call(account.logout, { token: body.token });
    expect((await app().call(account.me, { token: member.token })).status).toBe(401);
  });

  it('ends at logout, without ending others', async () => {
    const member = await makeMember(app().ctx);
    const given = { mobile_no: member.mobile_no, password: PASSWORD };
    const other = (await app().call(auth.login, { body: given })).body.token;
    expect((await app().call(account.logout, { token: other })).body).toEqual({
      Status: 'Success',
    });
    expect((await app().call(account.me, { token: other })).status).toBe(401);
    expect((await app().call(account.me, { token: member.token })).status).toBe(200);
  });
});

describe('changing the password', () => {
  it('ends every other session', async () => {
    const member = await makeMember(app().ctx);
    const given = { mobile_no: member.mobile_no, password: PASSWORD };
    const other = (await app().call(auth.login, { body: given })).body.token;
    const changed = await app().call(passwords.changePassword, {
      token: other,
      body: { old_password: PASSWORD, password: 'another long walk' },
    });
    expect(changed.body).toEqual({ Status: 'Success' });
    expect((await app().call(account.me, { token: other })).status).toBe(200);
    expect((await app().call(account.me, { token: member.token })).status).toBe(401);
    expect((await app().call(auth.login, { body: given })).status).toBe(401);
  });

  /** Begins a call while somebody else sets another password, which stands once the call goes on. */
  async function whileItChanges<T>(userId: string, begin: () => Promise<T>): Promise<T> {
    const change = (trx: Transaction<Database>) =>
      trx.updateTable('users').set({ password_hash: 'another' }).where('id', '=', userId).execute();
    return whileChanging(app().ctx.db, change, begin);
  }

  it('starts no session if the password changes during the check', async () => {
    const { user_id, mobile_no } = await makeMember(app().ctx);
    const { status } = await whileItChanges(user_id, () =>
      app().call(auth.login, { body: { mobile_no, password: PASSWORD } }),
    );
    expect(status).toBe(401);
  });

  it('changes nothing if another password was set during the check', async () => {
    const { user_id, token } = await makeMember(app().ctx);
    const { body } = await whileItChanges(user_id, () =>
      app().call(passwords.changePassword, {
        token,
        body: { old_password: PASSWORD, password: 'another long walk' },
      }),
    );
    expect(body.Status).toBe('Failure');
    const row = await app()
      .ctx.db.selectFrom('users')
      .where('id', '=', user_id)
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toBe('another');
  });

  it('returns Failure for a wrong old password and changes nothing', async () => {
    const member = await makeMember(app().ctx);
    const { status, body } = await app().call(passwords.changePassword, {
      token: member.token,
      body: { old_password: 'not this one', password: 'another long walk' },
    });
    expect(status).toBe(200);
    expect(body.Status).toBe('Failure');
    const given = { mobile_no: member.mobile_no, password: PASSWORD };
    expect((await app().call(auth.login, { body: given })).status).toBe(200);
  });

  it('rejects the own mobile number, as the signup does', async () => {
    const { token, mobile_no } = await makeMember(app().ctx);
    const { status, error } = await app().call(passwords.changePassword, {
      token,
      body: { old_password: PASSWORD, password: mobile_no },
    });
    expect([status, error.Code, Object.keys(error.Fields ?? {})]).toEqual([
      400,
      'INVALID',
      ['password'],
    ]);
  });

  it('requires a session, before the body is validated', async () => {
    const { status, error } = await app().call(passwords.changePassword, {
      body: { nonsense: true },
    });
    expect(status).toBe(401);
    expect(error.Code).toBe('UNAUTHENTICATED');
  });
});
