import { changePassword, chooseNewPassword } from '@mala/contract/auth/passwords.ts';
import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { describe, expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { makeMember } from '../../../test/factories.ts';
import { fromElsewhere } from '../../../test/mailed-links.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

function signUp(password: string, more: object = {}) {
  const body = { user_name: 'Meena Kumari', mobile_no: freshMobile(), password, ...more };
  return app().call(signup, { body, headers: fromElsewhere() });
}

describe('a password that is easily guessed (abuse 5)', () => {
  it.each([
    ['12345678', 'passwordCommon'],
    ['password', 'passwordCommon'],
    ['PASSWORD', 'passwordCommon'],
    ['Password123!', 'passwordCommon'],
    ['aaaaaaaa', 'passwordCommon'],
    ['qwertyuiop', 'passwordCommon'],
    ['12341234', 'passwordCommon'],
    ['pass word', 'passwordCommon'],
    ['98400 12345', 'passwordPersonal'],
    ['+91-98400-12345', 'passwordPersonal'],
    ['meenakumari', 'passwordPersonal'],
    ['Kumari1990', 'passwordPersonal'],
    ['TamilMala@12', 'passwordPersonal'],
    ['x9840012345', 'passwordPersonal'],
    ['9840012345', 'passwordIsMobile'],
  ])('is refused at the signup: %s', async (password, fault) => {
    const { status, error } = await signUp(password, { mobile_no: '9840012345' });
    expect([status, error.Faults]).toEqual([400, { password: fault }]);
  });

  it.each(['a long walk home', 'mango-tree-2026-river', 'மல்லிகை பூ மாலை', 'kX7#pq2Lm9'])(
    'is not one like %s',
    async (password) => {
      expect((await signUp(password)).status).toBe(200);
    },
  );

  it('is refused by a change of the password', async () => {
    const { token, mobile_no } = await makeMember(app().ctx);
    const body = { old_password: PASSWORD, password: 'sunshine1' };
    const { status, error } = await app().call(changePassword, { token, body });
    expect([status, error.Faults]).toEqual([400, { password: 'passwordCommon' }]);
    const given = { mobile_no, password: PASSWORD };
    expect((await app().call(login, { body: given })).status).toBe(200);
  });

  it('is not judged for a link that is not valid', async () => {
    const body = { user_id: 'x', secret: 'x', password: 'password' };
    expect((await app().call(chooseNewPassword, { body })).body.Status).toBe('Failure');
  });
});
