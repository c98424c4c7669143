import { startConfirm } from '@mala/contract/auth/second-step.ts';
import { startApp } from '@mala/contract/second-factor.ts';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { fromElsewhere } from '../../../test/mailed-links.ts';
import {
  confirm,
  enrol,
  giveApp,
  proveOwner,
  step,
  stopClock,
  ticketFor,
} from '../../../test/second-factors.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
stopClock(app);

/** A call that only the owner may make. */
const fresh = (person: Pick<Person, 'token'>) => app().call(startApp, { token: person.token });

const again = { status: 403, error: { Code: 'CONFIRM_AGAIN' } };
const faulty = (Faults: object) => ({ status: 400, error: { Faults } });

it('a sign-in counts for ten minutes', async () => {
  const admin = await makeAdmin(app().ctx);
  const codeOf = await giveApp(app().ctx, admin);
  await proveOwner(app().ctx, admin, 10);
  expect(await fresh(admin)).toMatchObject(again);
  const { ticket } = await ticketFor(app(), admin);
  const { token } = (await step(app(), { ticket, code: codeOf() })).body;
  expect((await fresh({ token })).status).toBe(200);
  await proveOwner(app().ctx, admin, 9);
  expect((await fresh({ token })).status).toBe(200);
  await proveOwner(app().ctx, admin, 10);
  expect(await fresh({ token })).toMatchObject(again);
});

it('without a second factor the password confirms, in this session only', async () => {
  const admin = await makeAdmin(app().ctx);
  await proveOwner(app().ctx, admin, 10);
  const { token } = admin;
  const { body } = await app().call(startConfirm, { token });
  expect(body).toEqual({ second_factor: null });
  expect(await confirm(app(), admin, { password: 'not this one' })).toMatchObject(
    faulty({ password: 'wrongPassword' }),
  );
  expect(await confirm(app(), admin, { code: '123456' })).toMatchObject(
    faulty({ password: 'required' }),
  );
  expect(await fresh(admin)).toMatchObject(again);
  expect((await confirm(app(), admin, { password: PASSWORD })).status).toBe(200);
  expect((await fresh(admin)).status).toBe(200);
});

it('with a second factor the password is not enough', async () => {
  const admin = await makeAdmin(app().ctx);
  const { codeOf, recovery } = await enrol(app(), admin);
  await proveOwner(app().ctx, admin, 11);
  expect((await app().call(startConfirm, { token: admin.token })).body).toMatchObject({
    second_factor: { code: true, recovery_code: true, passkey: null },
  });
  expect(await confirm(app(), admin, { password: PASSWORD })).toMatchObject(
    faulty({ code: 'required' }),
  );
  expect(await confirm(app(), admin, { code: codeOf(40) })).toMatchObject(
    faulty({ code: 'wrongCode' }),
  );
  expect((await confirm(app(), admin, { code: codeOf() })).status).toBe(200);
  expect((await fresh(admin)).status).toBe(200);
  expect(await confirm(app(), admin, { code: codeOf() })).toMatchObject(
    faulty({ code: 'wrongCode' }),
  );
  await proveOwner(app().ctx, admin, 11);
  expect((await confirm(app(), admin, { recovery_code: recovery[3] })).status).toBe(200);
  expect((await fresh(admin)).status).toBe(200);
});

it('guesses at a factor count together, wherever they are made', async () => {
  const admin = await makeAdmin(app().ctx);
  const codeOf = await giveApp(app().ctx, admin);
  for (let guess = 0; guess < 10; guess += 1) await confirm(app(), admin, { code: codeOf(40) });
  expect((await confirm(app(), admin, { code: codeOf() })).status).toBe(429);
  const { ticket } = await ticketFor(app(), admin);
  expect((await step(app(), { ticket, code: codeOf() })).status).toBe(429);
  expect((await step(app(), { ticket, code: codeOf() }, fromElsewhere())).status).toBe(200);
});

it('a member confirms by the password too, and nobody without a session', async () => {
  const member = await makeMember(app().ctx);
  expect((await confirm(app(), member, { password: PASSWORD })).status).toBe(200);
  const { error } = await confirm(app(), member, {});
  expect(error.Faults).toEqual({ code: 'required' });
  for (const nobody of [
    { ...member, token: '' },
    { ...member, token: 'x' },
  ])
    expect((await confirm(app(), nobody, { password: PASSWORD })).status).toBe(401);
});
