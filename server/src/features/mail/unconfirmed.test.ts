import { signup } from '@mala/contract/auth/sign-in.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { readSection, saveSection } from '@mala/contract/profiles/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeAdmin, makeMember, type Wanted } from '../../../test/factories.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { fromElsewhere } from '../../../test/mailed-links.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let server: MailServer;
let app: TestApp;

beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({ SMTP_URL: server.url, MAIL_FROM: 'office@example.in' });
  await app.startWorkers();
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** A name that is allowed, and would still be an advertisement. */
const TYPED = 'You won a lottery';

async function mailAfter(
  email: string,
  wanted: Wanted,
  act: (user_id: string) => Promise<unknown>,
) {
  const member = await makeMember(app.ctx, { user_name: TYPED, ...wanted });
  await act(member.user_id);
  const [received] = await server.mailsTo(email);
  return { mail: received?.mail, token: member.token };
}

async function approve(user_id: string) {
  const { token } = await makeAdmin(app.ctx);
  const body = { profile_id: user_id, status: 200 };
  return app.call(changeStatus, { token, params: { id: user_id }, body });
}

describe('an address that was never confirmed (abuse 1)', () => {
  it('gets nothing that the member typed', async () => {
    const email = 'stranger@example.in';
    const basic = { email, name: TYPED };
    const { mail } = await mailAfter(email, { status: 10, confirmed: false, basic }, approve);
    expect(mail?.to).toEqual([{ name: '', address: email }]);
    expect(JSON.stringify(mail)).not.toContain(TYPED);
    expect(mail?.text).toContain('Hello,');
  });

  it('gets a link to confirm without a name', async () => {
    const email = 'another@example.in';
    const wanted: Wanted = { status: 0, without: ['basic'] };
    const member = await makeMember(app.ctx, { user_name: TYPED, ...wanted });
    const body = { ...sampleSections('tamilmala').basic, name: TYPED, email };
    const params = { userId: member.user_id };
    await app.call(saveSection.basic, { token: member.token, params, body });
    const [received] = await server.mailsTo(email);
    expect(received?.mail.text).toContain('Hello,');
    expect(JSON.stringify(received?.mail)).not.toContain(TYPED);
  });

  it('is greeted by name once it is confirmed', async () => {
    const email = 'known@example.in';
    const { mail } = await mailAfter(email, { status: 10, basic: { email } }, approve);
    expect(mail?.to).toEqual([{ name: TYPED, address: email }]);
    expect(mail?.text).toContain(`Dear ${TYPED},`);
  });

  it('never gets a link from a name that was stored before names were checked', async () => {
    const email = 'before@example.in';
    const wanted: Wanted = { status: 10, basic: { email }, user_name: 'Open http://example.in' };
    const { mail } = await mailAfter(email, wanted, approve);
    expect(JSON.stringify([mail?.to, mail?.text])).not.toContain('http://example.in');
  });
});

describe('a name with a link (abuse 1)', () => {
  const names = [
    'You won! Open http://example.in',
    'www.example.in',
    'meena@example.in',
    'bit.ly/x',
  ];

  it.each(names)('is refused at the signup: %s', async (user_name) => {
    const body = { user_name, mobile_no: freshMobile(), password: PASSWORD };
    const { status, error } = await app.call(signup, { body, headers: fromElsewhere() });
    expect([status, error.Fields]).toEqual([
      400,
      { user_name: 'Write only the name, without a web or mail address' },
    ]);
    expect(error.Faults).toEqual({ user_name: 'linkInName' });
  });

  it.each(names)('is refused in the profile: %s', async (name) => {
    const { token, user_id } = await makeMember(app.ctx);
    const params = { userId: user_id };
    const sample = sampleSections('tamilmala');
    const basic = await app.call(saveSection.basic, {
      token,
      params,
      body: { ...sample.basic, name },
    });
    expect([basic.status, basic.error.Faults]).toEqual([400, { name: 'linkInName' }]);
    const family = await app.call(saveSection.family, {
      token,
      params,
      body: { ...sample.family, father_name: name, mother_name: name },
    });
    const faults = { father_name: 'linkInName', mother_name: 'linkInName' };
    expect([family.status, family.error.Faults]).toEqual([400, faults]);
    const { body } = await app.call(readSection.basic, { token, params });
    expect(body.name).toBe(sample.basic.name);
  });
});
