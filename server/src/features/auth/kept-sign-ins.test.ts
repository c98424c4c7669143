import { forgetSignIn, renewSignIn } from '@mala/contract/auth/kept-sign-in.ts';
import { logout, me } from '@mala/contract/auth/me.ts';
import { changePassword, chooseNewPassword } from '@mala/contract/auth/passwords.ts';
import { endOneSession, listSessions, signOutEverywhere } from '@mala/contract/auth/sessions.ts';
import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createBrowser, signInHere } from '../../../test/browser-cookies.ts';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { fromElsewhere, newestLink } from '../../../test/mailed-links.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { insertLink } from './link-queries.ts';

const app = useTestApp();
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;
const START = Date.now();

/** Sets the clock to so long after the start. */
const at = (milliseconds: number) => app().setNow(new Date(START + milliseconds));

afterEach(() => at(0));

/** Signs in at the start, in a browser of its own. */
async function signIn(member: Person, keep = true) {
  at(0);
  return signInHere(app(), member, keep);
}

const keepMember = async () => {
  const member = await makeMember(app().ctx);
  return { member, ...(await signIn(member)) };
};

const statusOf = async (token: string) => (await app().call(me, { token })).status;
const listedFor = async (token: string) => (await app().call(listSessions, { token })).body.rows;

describe('staying signed in', () => {
  it('a browser that is kept gets a new token for the same session once its token has expired', async () => {
    const { member, renew, token } = await keepMember();
    const before = await listedFor(token);
    at(51 * MINUTE);
    const { status, body } = await renew();
    expect(status).toBe(200);
    const now = await app().call(me, { token: body.token });
    expect(now.body.user_id).toBe(member.user_id);
    expect((await listedFor(body.token))[0]?.id).toBe(before[0]?.id);
  });

  it('asks for it: without, no cookie is set and nothing is renewed', async () => {
    const member = await makeMember(app().ctx);
    const { browser, renew, token } = await signIn(member, false);
    expect(browser.names()).toEqual(['device']);
    expect((await renew()).status).toBe(401);
    expect(await statusOf(token)).toBe(200);
    expect((await listedFor(token))[0]?.kept_until).toBeNull();
    // as the specification calls it
    const asBefore = createBrowser(app().call);
    await asBefore.call(login, { body: { mobile_no: member.mobile_no, password: PASSWORD } });
    expect(asBefore.names()).toEqual(['device']);
  });

  it('a signup may ask for it too', async () => {
    const browser = createBrowser(app().call);
    const body = { user_name: 'Lakshmi', mobile_no: freshMobile(), password: PASSWORD };
    await browser.call(signup, {
      body: { ...body, keep_signed_in: true },
      headers: fromElsewhere(),
    });
    expect((await browser.call(renewSignIn)).status).toBe(200);
  });

  it('takes only true and false', async () => {
    const { mobile_no } = await makeMember(app().ctx);
    const body = { mobile_no, password: PASSWORD, keep_signed_in: 'yes' };
    const { status, error } = await app().call(login, { body });
    expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, ['keep_signed_in']]);
  });

  it('no script reads the refresh token, and other sites do not send it', async () => {
    const { browser } = await keepMember();
    const [refresh, hint] = browser.written().filter((one) => !one.startsWith('device='));
    expect(refresh).toMatch(
      /^refreshToken=[\w-]+\.0\.[\w-]+; Path=\/api; HttpOnly; Max-Age=2592000; SameSite=Strict$/,
    );
    expect(hint).toBe('keptSignIn=1; Path=/; Max-Age=2592000; SameSite=Strict');
  });

  it('lasts 30 days from the last use, which the list of devices says', async () => {
    const { renew, token } = await keepMember();
    const until = (days: number) => new Date(START + days * DAY).toISOString();
    expect((await listedFor(token))[0]?.kept_until).toBe(until(30));
    at(29 * DAY);
    const { body } = await renew();
    expect((await listedFor(body.token))[0]?.kept_until).toBe(until(59));
    at(59 * DAY - SECOND);
    expect((await renew()).status).toBe(200);
    at(89 * DAY + SECOND);
    expect((await renew()).status).toBe(401);
  });

  it('ends 180 days after the sign-in, however much it is used', async () => {
    const { renew, browser } = await keepMember();
    for (let day = 25; day < 180; day += 25) {
      at(day * DAY);
      expect((await renew()).status).toBe(200);
    }
    expect(browser.written().find((one) => one.startsWith('refreshToken='))).toContain(
      `Max-Age=${5 * 86_400};`,
    );
    at(180 * DAY);
    expect((await renew()).status).toBe(401);
  });

  it('a refused browser forgets its cookies', async () => {
    const { browser, renew, token } = await keepMember();
    await app().call(signOutEverywhere, { token });
    expect((await renew()).status).toBe(401);
    expect(browser.names()).toEqual(['device']);
  });
});

describe('a kept sign-in ends', () => {
  it('with a logout, in the browser too', async () => {
    const { browser, renew, token } = await keepMember();
    const before = browser.cookies();
    await browser.call(logout, { token });
    expect(browser.names()).toEqual(['device']);
    browser.restore(before);
    expect((await renew()).status).toBe(401);
  });

  it('on another device, in the list of devices, where it stands though its token has expired', async () => {
    const { member, renew, token } = await keepMember();
    const [{ id } = { id: '' }] = await listedFor(token);
    const other = await signIn(member);
    at(DAY);
    const now = (await other.renew()).body.token;
    expect((await listedFor(now)).map((row) => row.id)).toContain(id);
    await app().call(endOneSession, { token: now, params: { id } });
    expect((await renew()).status).toBe(401);
    expect((await listedFor(now)).map((row) => row.id)).not.toContain(id);
  });

  it('everywhere at once', async () => {
    const { member, renew, token } = await keepMember();
    const other = await signIn(member);
    await app().call(signOutEverywhere, { token });
    for (const one of [renew, other.renew]) expect((await one()).status).toBe(401);
  });

  it('with a new password, except here, where copies of its refresh token no longer count', async () => {
    const { member, browser, renew, token } = await keepMember();
    const other = await signIn(member);
    const copied = browser.copy();
    const body = { old_password: PASSWORD, password: 'another long walk' };
    await browser.call(changePassword, { token, body });
    expect((await other.renew()).status).toBe(401);
    expect((await renew()).status).toBe(200);
    expect((await copied.call(renewSignIn)).status).toBe(401);
    expect((await renew()).status).toBe(401);
  });

  it('with a password by a mailed link', async () => {
    const { member, renew } = await keepMember();
    const { ctx } = app();
    const link = { user_id: member.user_id, purpose: 'reset-password', email: 'a@b.in' } as const;
    await ctx.db.transaction().execute((trx) => insertLink(trx, ctx, link, 60));
    const given = await newestLink(ctx, member.user_id, 'reset-password');
    const body = { ...given, password: 'another long walk' };
    expect((await app().call(chooseNewPassword, { body })).body.Status).toBe('Success');
    expect((await renew()).status).toBe(401);
  });

  it('with the account', async () => {
    const { member, renew } = await keepMember();
    await app().ctx.db.deleteFrom('users').where('id', '=', member.user_id).execute();
    expect((await renew()).status).toBe(401);
  });

  it('when somebody else signs in there, who is not signed out by it', async () => {
    const { browser, token } = await keepMember();
    const former = browser.copy();
    const other = await makeMember(app().ctx);
    const body = { mobile_no: other.mobile_no, password: PASSWORD };
    await browser.call(login, { body });
    expect(browser.names()).toEqual(['device']);
    expect((await former.call(renewSignIn)).status).toBe(401);
    expect(await statusOf(token)).toBe(401);
  });

  it('when the browser asks for it without a token, after a logout that reached nobody', async () => {
    const { browser, renew, token } = await keepMember();
    const before = browser.cookies();
    expect((await browser.call(forgetSignIn)).body).toEqual({ Status: 'Success' });
    expect(browser.names()).toEqual(['device']);
    expect(await statusOf(token)).toBe(401);
    browser.restore(before);
    expect((await renew()).status).toBe(401);
    expect((await app().call(forgetSignIn)).status).toBe(200);
  });
});
