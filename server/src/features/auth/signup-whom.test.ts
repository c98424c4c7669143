import { me } from '@mala/contract/auth/me.ts';
import { signup } from '@mala/contract/auth/sign-in.ts';
import { expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

function signUp(whom: object) {
  const body = { user_name: 'Lakshmi', mobile_no: freshMobile(), password: PASSWORD, ...whom };
  return app().call(signup, { body });
}

async function kept(whom: object) {
  const { token } = (await signUp(whom)).body;
  const { profile_for, filled_in_by } = (await app().call(me, { token })).body;
  return { profile_for, filled_in_by };
}

it('a signup says for whom, and what the account holder is to them', async () => {
  const said = { profile_for: 'daughter', filled_in_by: 'mother' };
  expect(await kept(said)).toEqual(said);
});

it.each([
  ['self', 'self'],
  ['relative', 'relative'],
  ['friend', 'friend'],
  ['son', null],
  ['sister', null],
  [undefined, null],
])('of %s alone follows that %s fills in', async (profile_for, filled_in_by) => {
  expect(await kept({ profile_for })).toEqual({ profile_for: profile_for ?? null, filled_in_by });
});

it.each([
  [{ profile_for: 'neighbour' }, 'profile_for'],
  [{ profile_for: ['son'] }, 'profile_for'],
  [{ profile_for: 'son', filled_in_by: 'aunt' }, 'filled_in_by'],
  [{ profile_for: 'son', filled_in_by: 'friend' }, 'filled_in_by'],
  [{ filled_in_by: 'mother' }, 'filled_in_by'],
])('refuses %j', async (whom, field) => {
  const { status, error } = await signUp(whom);
  expect([status, error.Fields]).toEqual([400, { [field]: 'Choose one from the list' }]);
});
