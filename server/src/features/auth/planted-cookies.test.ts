import { renewSignIn } from '@mala/contract/auth/kept-sign-in.ts';
import { logout } from '@mala/contract/auth/me.ts';
import { expect, it } from 'vitest';
import { signInHere } from '../../../test/browser-cookies.ts';
import { makeMember } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp({ APP_URL: 'https://tamil.example' });

const keepMember = async () => signInHere(app(), await makeMember(app().ctx), true);

it('on https, a refresh token has a name that only this host can set', async () => {
  const { browser, token } = await keepMember();
  const refresh = browser.written().find((one) => one.includes('refreshToken'));
  expect(refresh).toMatch(
    /^__Host-refreshToken=[\w.-]+; Path=\/; HttpOnly; Max-Age=2592000; SameSite=Strict; Secure$/,
  );
  expect((await browser.call(renewSignIn)).status).toBe(200);
  await browser.call(logout, { token });
  expect(browser.names()).toEqual(['device']);
  expect(browser.written().find((one) => one.includes('refreshToken'))).toMatch(
    /^__Host-refreshToken=; Path=\/; HttpOnly; Max-Age=0; SameSite=Strict; Secure$/,
  );
});

it('on https, a refresh token that another host of the domain may have set is not read', async () => {
  const { browser } = await keepMember();
  const thief = (await keepMember()).browser.cookies()['__Host-refreshToken'] ?? '';
  const own = browser.cookies();
  for (const name of ['refreshToken', '__host-refreshToken']) {
    browser.restore({ [name]: thief });
    expect([name, (await browser.call(renewSignIn)).status]).toEqual([name, 401]);
    browser.restore({ [name]: thief, ...own });
    expect([name, (await browser.call(renewSignIn)).status]).toEqual([name, 200]);
    expect(browser.cookies()['__Host-refreshToken']?.split('.')[0]).not.toBe(thief.split('.')[0]);
  }
});
