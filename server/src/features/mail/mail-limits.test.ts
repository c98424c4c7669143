import { resendVerification } from '@mala/contract/auth/email.ts';
import { changePassword, resetPassword } from '@mala/contract/auth/passwords.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { fromElsewhere, mailsTo } from '../../../test/mailed-links.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const BORN = '1998-05-14';

let people = 0;
const freshAddress = () => `stranger${++people}@example.in`;

const newcomer = () => makeMember(app().ctx, { status: 0, without: ['basic'] });
const mailsOf = ({ user_id }: Person) => mailsTo(app().ctx, user_id);

function saveEmail(person: Person, email: string, headers = fromElsewhere()) {
  const body = { ...sampleSections(person.domain).basic, email, password: PASSWORD };
  const params = { userId: person.user_id };
  return app().call(saveSection.basic, { token: person.token, params, body, headers });
}

function resend({ token }: Person) {
  return app().call(resendVerification, { token, headers: fromElsewhere() });
}

function reset({ mobile_no, domain }: Person) {
  const body = { mobile_no, domain, date_of_birth: BORN };
  return app().call(resetPassword, { body, headers: fromElsewhere() });
}

describe('mails that anybody can ask for (abuse 1)', () => {
  it('are ten a day by one member, who can still save', async () => {
    const member = await newcomer();
    for (let turn = 0; turn < 30; turn += 1)
      expect((await saveEmail(member, freshAddress())).status).toBe(200);
    expect(await mailsOf(member)).toHaveLength(10);
    const { status, error, headers } = await resend(member);
    expect([status, error.Code]).toEqual([429, 'TOO_MANY_MAILS']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600);
    expect(await mailsOf(member)).toHaveLength(10);
  });

  it('are ten a day also if they are asked for at the same time', async () => {
    const member = await newcomer();
    for (let turn = 0; turn < 6; turn += 1) await saveEmail(member, freshAddress());
    await Promise.all(Array.from({ length: 8 }, () => saveEmail(member, freshAddress())));
    expect(await mailsOf(member)).toHaveLength(10);
  });

  it('are three a day to an unconfirmed address, whoever asks and however it is written', async () => {
    const stranger = freshAddress();
    const ways = [stranger, stranger.toUpperCase(), stranger.replace('@', '+1@'), stranger];
    const members = [];
    for (const email of ways) {
      const member = await newcomer();
      expect((await saveEmail(member, email)).status).toBe(200);
      members.push(...(await mailsOf(member)));
    }
    expect(members).toHaveLength(3);
  });

  it('are sixty an hour from one network', async () => {
    const network = fromElsewhere();
    const members = await Promise.all(Array.from({ length: 63 }, newcomer));
    await Promise.all(members.map((member) => saveEmail(member, freshAddress(), network)));
    const mails = await Promise.all(members.map(mailsOf));
    expect(mails.flat()).toHaveLength(60);
    const elsewhere = await newcomer();
    await saveEmail(elsewhere, freshAddress());
    expect(await mailsOf(elsewhere)).toEqual(['verify-email']);
  });

  it('are three a day of all kinds to an address that is not confirmed', async () => {
    const basic = { email: freshAddress(), date_of_birth: BORN };
    const member = await makeMember(app().ctx, { confirmed: false, basic });
    expect((await resend(member)).status).toBe(200);
    expect((await reset(member)).status).toBe(200);
    expect((await reset(member)).status).toBe(200);
    const refused = [await reset(member), await resend(member)];
    for (const { status, error } of refused)
      expect([status, error.Code]).toEqual([429, 'TOO_MANY_MAILS']);
    const admin = await makeAdmin(app().ctx);
    const { status } = await app().call(changeStatus, {
      token: admin.token,
      params: { id: member.user_id },
      body: { profile_id: member.user_id, status: 500 },
    });
    // the office's action succeeds without that mail
    expect(status).toBe(200);
    expect(await mailsOf(member)).toHaveLength(3);
  });

  it('do not use up those about the safety of the account', async () => {
    const basic = { email: freshAddress(), date_of_birth: BORN };
    const member = await makeMember(app().ctx, { basic });
    for (let turn = 0; turn < 5; turn += 1) await reset(member);
    for (let turn = 0; turn < 10; turn += 1) await saveEmail(member, freshAddress());
    await saveEmail(member, basic.email);
    const body = { old_password: PASSWORD, password: 'another long walk' };
    await app().call(changePassword, { token: member.token, body });
    expect(await mailsOf(member)).toContain('password-changed');
  });

  it('of a network do not use up those about the safety of others’ accounts', async () => {
    const { ctx, call } = app();
    const headers = fromElsewhere();
    const rule = { name: 'mail-from-safety', points: 60, seconds: 3600 };
    await ctx.limits.count(rule, headers['x-forwarded-for'], 60);
    const told = async (confirmed: boolean) => {
      const owner = await makeMember(ctx, { confirmed, basic: { email: freshAddress() } });
      const body = { old_password: PASSWORD, password: 'another long walk' };
      await call(changePassword, { token: owner.token, body, headers });
      return mailsOf(owner);
    };
    expect(await told(true)).toEqual(['password-changed']);
    expect(await told(false)).toEqual([]);
  });

  it('are not counted if they are not sent', async () => {
    const member = await newcomer();
    for (let turn = 0; turn < 12; turn += 1)
      expect((await saveEmail(member, 'no address')).status).toBe(400);
    await saveEmail(member, freshAddress());
    expect(await mailsOf(member)).toHaveLength(1);
  });
});
