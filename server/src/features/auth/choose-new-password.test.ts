import * as account from '@mala/contract/auth/me.ts';
import { changePassword, chooseNewPassword, resetPassword } from '@mala/contract/auth/passwords.ts';
import * as auth from '@mala/contract/auth/sign-in.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { fromElsewhere, mailsTo, newestLink } from '../../../test/mailed-links.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const BORN = '1996-02-29';
const ANOTHER = 'another long walk';
const MINUTE = 60_000;

async function makeForgetful(confirmed = false): Promise<Person> {
  return makeMember(app().ctx, {
    confirmed,
    // mails to one address are counted together
    basic: { date_of_birth: BORN, email: `lakshmi.${freshMobile()}@example.in` },
  });
}

async function askLink({ mobile_no, domain, user_id }: Person) {
  const body = { mobile_no, domain, date_of_birth: BORN };
  await app().call(resetPassword, { body, headers: fromElsewhere() });
  return newestLink(app().ctx, user_id, 'reset-password');
}

function choose(link: { user_id: unknown; secret: unknown }, password: unknown = ANOTHER) {
  return app().call(chooseNewPassword, { body: { ...link, password }, headers: fromElsewhere() });
}

function saveEmail({ token, user_id }: Person, email: string, password: string) {
  const body = { ...sampleSections('tamilmala').basic, date_of_birth: BORN, email, password };
  return app().call(saveSection.basic, { token, params: { userId: user_id }, body });
}

async function loginStatus({ mobile_no }: Person, password: string): Promise<number> {
  return (await app().call(auth.login, { body: { mobile_no, password } })).status;
}

describe('the reset link', () => {
  it('sets a new password, ends every session, confirms the address and mails the member', async () => {
    const member = await makeForgetful();
    expect((await app().call(account.me, { token: member.token })).body.email_verified).toBe(false);
    const { status, body } = await choose(await askLink(member));
    expect([status, body]).toEqual([200, { Status: 'Success' }]);
    expect((await app().call(account.me, { token: member.token })).status).toBe(401);
    expect(await loginStatus(member, PASSWORD)).toBe(401);
    const given = { mobile_no: member.mobile_no, password: ANOTHER };
    const { token } = (await app().call(auth.login, { body: given })).body;
    expect((await app().call(account.me, { token })).body.email_verified).toBe(true);
    const mails = await mailsTo(app().ctx, member.user_id);
    expect(mails).toEqual(['reset-password', 'password-changed']);
  });

  it('works once, also for twenty simultaneous requests', async () => {
    const member = await makeForgetful();
    const link = await askLink(member);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => choose(link, `${ANOTHER} ${turn}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const winners = answers.flatMap(({ body }, turn) => (body.Status === 'Success' ? [turn] : []));
    expect(winners).toHaveLength(1);
    expect(await loginStatus(member, `${ANOTHER} ${winners[0]}`)).toBe(200);
    expect((await choose(link)).body.Status).toBe('Failure');
    const mails = await mailsTo(app().ctx, member.user_id);
    expect(mails).toEqual(['reset-password', 'password-changed']);
  });

  it('unlocks a number locked by failed logins', async () => {
    const member = await makeForgetful();
    for (let turn = 0; turn < 10; turn += 1) await loginStatus(member, 'not this one');
    expect(await loginStatus(member, PASSWORD)).toBe(429);
    await choose(await askLink(member));
    expect(await loginStatus(member, ANOTHER)).toBe(200);
  });

  it('expires after an hour', async () => {
    const member = await makeForgetful();
    const late = await askLink(member);
    const now = Date.now();
    try {
      app().setNow(new Date(now + 61 * MINUTE));
      const { status, body } = await choose(late);
      expect([status, body.Status]).toEqual([200, 'Failure']);
      expect(body.Message).toContain('ask for a new one');
      const link = await askLink(member);
      app().setNow(new Date(now + 120 * MINUTE));
      expect((await choose(link)).body.Status).toBe('Success');
    } finally {
      app().setNow(new Date());
    }
  });

  it('is not valid for another member or another kind of link', async () => {
    const member = await makeForgetful();
    const other = await makeForgetful();
    const link = await askLink(member);
    const verify = app().ctx.linkSecrets.secretOf('verify-email', link.secret);
    for (const wrong of [
      { ...link, user_id: other.user_id },
      { ...link, secret: `${link.secret}x` },
      { ...link, secret: link.secret.toLowerCase() },
      { ...link, secret: verify },
      { user_id: 'nobody', secret: link.secret },
      { user_id: "' OR 1=1 --", secret: link.secret },
      { user_id: '', secret: 'x' },
    ]) {
      const { status, body } = await choose(wrong);
      expect([status, body.Status]).toEqual([200, 'Failure']);
    }
    expect(await loginStatus(member, PASSWORD)).toBe(200);
    expect((await choose(link)).body.Status).toBe('Success');
  });

  it('is invalid after a newer one, and after a change of address or password', async () => {
    const member = await makeForgetful(true);
    const first = await askLink(member);
    const second = await askLink(member);
    expect((await choose(first)).body.Status).toBe('Failure');
    const { token } = member;
    await app().call(changePassword, {
      token,
      body: { old_password: PASSWORD, password: 'yet another walk' },
    });
    expect((await choose(second)).body.Status).toBe('Failure');
    const third = await askLink(member);
    expect((await saveEmail(member, 'new@example.in', 'yet another walk')).status).toBe(200);
    expect((await choose(third)).body.Status).toBe('Failure');
  });

  it('rejects an invalid password without using up the link', async () => {
    const member = await makeForgetful();
    const link = await askLink(member);
    for (const [password, message] of [
      ['', 'Required'],
      ['short', 'At least 8 characters'],
      ['x'.repeat(129), 'At most 128 characters'],
      [member.mobile_no, 'The password must not be the mobile number'],
    ]) {
      const { status, error } = await choose(link, password);
      expect([status, error.Code, error.Fields]).toEqual([400, 'INVALID', { password: message }]);
    }
    expect((await choose(link)).body.Status).toBe('Success');
  });

  it.each([
    [{ secret: '' }, ['secret']],
    [{ secret: 'x'.repeat(201) }, ['secret']],
    [{ user_id: 5 }, ['user_id']],
    [{ more: 1 }, ['more']],
  ])('refuses %j', async (wrong, fields) => {
    const { status, error } = await choose({ user_id: 'x', secret: 'x', ...wrong });
    expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, fields]);
  });
});
