import { me } from '@mala/contract/auth/me.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import * as factors from '@mala/contract/second-factor.ts';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { makeAdmin, makeMember, type Person, tokenFor } from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import {
  appWith,
  enrol,
  giveApp,
  proveOwner,
  step,
  stopClock,
  ticketFor,
} from '../../../test/second-factors.ts';
import { startTestApp, useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
stopClock(app);

const shown = async ({ token }: Person) =>
  (await app().call(factors.showSecondFactor, { token })).body;

/** Somebody of the office who has just confirmed. */
async function makeFresh() {
  const admin = await makeAdmin(app().ctx);
  await proveOwner(app().ctx, admin);
  return admin;
}

it('an app is added by its code, with ten recovery codes, and ends the sessions that had no factor', async () => {
  const admin = await makeAdmin(app().ctx);
  const other = await tokenFor(app().ctx, admin.user_id);
  expect(await shown(admin)).toEqual({ app: null, recovery_codes_left: 0, passkeys: [] });
  const { recovery } = await enrol(app(), admin);
  expect(new Set(recovery).size).toBe(10);
  for (const code of recovery) expect(code).toMatch(/^[A-Z2-7]{16}$/);
  expect(await shown(admin)).toMatchObject({ app: { readable: true }, recovery_codes_left: 10 });
  expect((await app().call(me, { token: other })).status).toBe(401);
  expect((await app().call(me, { token: admin.token })).body.second_factor).toBe('set');
  expect(await historyOf(app().ctx, admin.user_id)).toMatchObject([
    { action: 'second-factor', after: { change: 'app-added' } },
  ]);
});

it('an app is not added by a wrong code, nor with the secret of somebody else', async () => {
  const [admin, other] = [await makeFresh(), await makeFresh()];
  const { token } = admin;
  const { secret, sealed, address } = (await app().call(factors.startApp, { token })).body;
  expect(address).toContain(`secret=${secret}`);
  const add = async (person: Person, code: string, box = sealed) =>
    (await app().call(factors.addApp, { token: person.token, body: { sealed: box, code } })).error
      .Faults;
  const wrong = { code: 'wrongCode' };
  expect(await add(admin, appWith(app().ctx, secret)(40))).toEqual(wrong);
  expect(await add(admin, '12')).toEqual({ code: 'sixDigits' });
  expect(await add(other, appWith(app().ctx, secret)())).toEqual(wrong);
  expect(await add(admin, appWith(app().ctx, secret)(), 'AAAA')).toEqual(wrong);
  expect((await shown(admin)).app).toBeNull();
});

it('another app takes the place of the one before, which counts until then', async () => {
  const admin = await makeAdmin(app().ctx);
  const old = await enrol(app(), admin);
  await app().call(factors.startApp, { token: admin.token });
  const { ticket } = await ticketFor(app(), admin);
  expect((await step(app(), { ticket, code: old.codeOf() })).status).toBe(200);
  const next = await enrol(app(), admin);
  const signIn = async (given: object) =>
    (await step(app(), { ticket: (await ticketFor(app(), admin)).ticket, ...given })).status;
  expect(await signIn({ code: old.codeOf(1) })).toBe(400);
  expect(await signIn({ recovery_code: old.recovery[0] })).toBe(400);
  expect(await signIn({ code: next.codeOf() })).toBe(200);
});

it('new recovery codes end the former ones; without a factor there are none', async () => {
  const admin = await makeAdmin(app().ctx);
  const { recovery } = await enrol(app(), admin);
  const { token } = admin;
  const { body } = await app().call(factors.renewRecoveryCodes, { token });
  const { ticket } = await ticketFor(app(), admin);
  expect((await step(app(), { ticket, recovery_code: recovery[0] })).status).toBe(400);
  expect((await step(app(), { ticket, recovery_code: body.recovery_codes[0] })).status).toBe(200);
  expect((await shown(admin)).recovery_codes_left).toBe(9);
  const { status } = await app().call(factors.renewRecoveryCodes, {
    token: (await makeFresh()).token,
  });
  expect(status).toBe(404);
});

it('a removed app is no longer asked for, and its recovery codes are gone', async () => {
  const admin = await makeAdmin(app().ctx);
  await enrol(app(), admin);
  const remove = () => app().call(factors.removeApp, { token: admin.token });
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  expect(await shown(admin)).toEqual({ app: null, recovery_codes_left: 0, passkeys: [] });
  const { mobile_no } = admin;
  const { body } = await app().call(login, { body: { mobile_no, password: PASSWORD } });
  expect(body.second_factor).toBeUndefined();
});

it('every change needs a fresh confirmation', async () => {
  const admin = await makeAdmin(app().ctx);
  await proveOwner(app().ctx, admin, 10);
  const { token } = admin;
  const changes = Object.values(factors).filter(
    (one) => typeof one === 'object' && 'fresh' in one && one.fresh,
  );
  expect(changes).toHaveLength(7);
  for (const one of changes) {
    const params = { id: admin.user_id };
    const { status, error } = await app().call(one as typeof factors.removeApp, { token, params });
    expect([status, error.Code]).toEqual([403, 'CONFIRM_AGAIN']);
  }
});

it('a member without an office role adds none, and may remove one from before', async () => {
  const member = await makeMember(app().ctx);
  await proveOwner(app().ctx, member);
  const { token } = member;
  expect((await app().call(factors.startApp, { token })).error.Code).toBe('FORBIDDEN');
  expect((await app().call(factors.startPasskey, { token })).error.Code).toBe('FORBIDDEN');
  const add = await app().call(factors.addApp, { token, body: { sealed: 'x', code: '123456' } });
  expect(add.error.Code).toBe('FORBIDDEN');
  expect((await app().call(me, { token })).body.second_factor).toBeUndefined();
  await giveApp(app().ctx, member);
  expect((await app().call(factors.removeApp, { token })).status).toBe(200);
});

it('nobody without a session learns or changes anything', async () => {
  for (const one of Object.values(factors).filter(
    (value) => typeof value === 'object' && 'path' in value,
  )) {
    const { status } = await app().call(one as typeof factors.removeApp, { params: { id: 'x' } });
    expect(status).toBe(401);
  }
});

it('with another secret of the site an app no longer counts, and recovery codes still do', async () => {
  const admin = await makeAdmin(app().ctx);
  const { codeOf, recovery } = await enrol(app(), admin);
  const { databaseUrl = '' } = app().ctx.config;
  const moved = await startTestApp({
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'another '.repeat(8),
  });
  try {
    const { ticket, code } = await ticketFor(moved, admin);
    expect(code).toBe(false);
    expect((await step(moved, { ticket, code: codeOf() })).status).toBe(400);
    const { token } = (await step(moved, { ticket, recovery_code: recovery[0] })).body;
    const { body } = await moved.call(factors.showSecondFactor, { token });
    expect(body).toMatchObject({ app: { readable: false }, recovery_codes_left: 9 });
  } finally {
    await moved.close();
  }
});
