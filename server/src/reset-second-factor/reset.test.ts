import { join } from 'node:path';
import { me } from '@mala/contract/auth/me.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../test/factories/accounts.ts';
import { makeAdmin } from '../../test/factories.ts';
import { historyOf } from '../../test/history.ts';
import { runBeside } from '../../test/run-beside.ts';
import { enrol, stopClock, ticketFor } from '../../test/second-factors.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
stopClock(app);

/** Runs `npm run reset-second-factor`, beside the running site. */
const reset = (...args: string[]) =>
  runBeside(app(), join(import.meta.dirname, 'main.ts'), ...args);

it('removes every factor, ends the sessions and is in the history', async () => {
  const admin = await makeAdmin(app().ctx);
  await enrol(app(), admin);
  await ticketFor(app(), admin);
  expect(await reset(`+91 ${admin.mobile_no}`)).toMatchObject({ status: 0, faults: '' });
  expect((await app().call(me, { token: admin.token })).status).toBe(401);
  const { mobile_no } = admin;
  const { body } = await app().call(login, { body: { mobile_no, password: PASSWORD } });
  const { second_factor } = (await app().call(me, { token: body.token })).body;
  expect(second_factor).toBe('offered');
  const { db } = app().ctx;
  for (const table of ['authenticator_apps', 'recovery_codes', 'factor_tickets'] as const) {
    const left = db.selectFrom(table).where('user_id', '=', admin.user_id).select('user_id');
    expect(await left.execute()).toEqual([]);
  }
  expect(await historyOf(app().ctx, admin.user_id)).toMatchObject([
    { after: { change: 'app-added' } },
    { after: { change: 'reset' } },
  ]);
});

it('says in one line what is wrong', async () => {
  expect(await reset()).toEqual({
    status: 1,
    said: '',
    faults: 'npm run reset-second-factor -- MOBILE needs a mobile number',
  });
  expect(await reset(freshMobile())).toMatchObject({
    status: 1,
    faults: 'no account has this mobile number',
  });
});
