import { resendVerification, verifyEmail } from '@mala/contract/auth/email.ts';
import { me } from '@mala/contract/auth/me.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { UNKNOWN_ID } from '../../../test/hostile-input.ts';
import { fromElsewhere, mailsTo, newestLink } from '../../../test/mailed-links.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const DAY = 86_400_000;
const SUCCEEDED = { Status: 'Success' };

/** Saves an address of the member's own, so that its mails are counted apart. */
function saveEmail({ token, user_id, domain }: Person, name: string | null, by = token) {
  const email = name?.replace('@', `.${user_id}@`) ?? null;
  const body = { ...sampleSections(domain).basic, email, password: PASSWORD };
  return app().call(saveSection.basic, { token: by, params: { userId: user_id }, body });
}

function makeUnbegun(): Promise<Person> {
  return makeMember(app().ctx, { status: 0, without: ['basic'] });
}

const linkOf = ({ user_id }: Person) => newestLink(app().ctx, user_id, 'verify-email');
const mailsOf = ({ user_id }: Person) => mailsTo(app().ctx, user_id);

function verify(link: { user_id: unknown; secret: unknown }) {
  return app().call(verifyEmail, { body: link, headers: fromElsewhere() });
}

async function isVerified({ token }: Person): Promise<boolean> {
  return (await app().call(me, { token })).body.email_verified;
}

describe('saving the basic step', () => {
  it('mails a link to a first and to a changed address, whoever saves, and to no other address', async () => {
    const member = await makeUnbegun();
    await saveEmail(member, null);
    expect(await mailsOf(member)).toEqual([]);
    expect((await saveEmail(member, 'one@example.in')).status).toBe(200);
    expect(await mailsOf(member)).toHaveLength(1);
    await saveEmail(member, 'one@example.in');
    expect(await mailsOf(member)).toHaveLength(1);
    await saveEmail(member, 'two@example.in');
    expect(await mailsOf(member)).toHaveLength(2);
    await saveEmail(member, null);
    await saveEmail(member, '');
    expect(await mailsOf(member)).toHaveLength(2);
    const { token } = await makeAdmin(app().ctx);
    await saveEmail(member, 'three@example.in', token);
    expect(await mailsOf(member)).toEqual(Array(3).fill('verify-email'));
  });

  it('mails one link if the same address is saved twice at the same time', async () => {
    const member = await makeUnbegun();
    await Promise.all([1, 2, 3, 4].map(() => saveEmail(member, 'one@example.in')));
    expect(await mailsOf(member)).toEqual(['verify-email']);
  });

  it('mails none if the save is rejected', async () => {
    const member = await makeUnbegun();
    expect((await saveEmail(member, 'no address')).status).toBe(400);
    expect(await mailsOf(member)).toEqual([]);
  });

  it('mails none for an address that the member has confirmed before', async () => {
    const member = await makeUnbegun();
    await saveEmail(member, 'one@example.in');
    await verify(await linkOf(member));
    await saveEmail(member, 'two@example.in');
    expect(await isVerified(member)).toBe(false);
    await saveEmail(member, 'one@example.in');
    expect(await isVerified(member)).toBe(true);
    const mails = await mailsOf(member);
    expect(mails.filter((kind) => kind === 'verify-email')).toHaveLength(2);
  });
});

describe('the link that confirms an address', () => {
  it('confirms it without a login, once (abuse 7)', async () => {
    const member = await makeUnbegun();
    await saveEmail(member, 'one@example.in');
    expect(await isVerified(member)).toBe(false);
    const link = await linkOf(member);
    const answers = await Promise.all([verify(link), verify(link), verify(link)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ body }) => body.Status === 'Success')).toHaveLength(1);
    expect((await verify(link)).body.Message).toContain('has been used');
    expect(await isVerified(member)).toBe(true);
  });

  it('is not used up while another address is in the profile', async () => {
    const member = await makeUnbegun();
    await saveEmail(member, 'one@example.in');
    const link = await linkOf(member);
    await saveEmail(member, 'two@example.in');
    expect((await verify(link)).body.Status).toBe('Failure');
    await saveEmail(member, 'one@example.in');
    expect((await verify(link)).body).toEqual(SUCCEEDED);
  });

  it('does not confirm an address that has changed since, nor when opened again', async () => {
    const member = await makeUnbegun();
    await saveEmail(member, 'one@example.in');
    const used = await linkOf(member);
    await verify(used);
    await saveEmail(member, 'two@example.in');
    const unused = await linkOf(member);
    await saveEmail(member, 'three@example.in');
    for (const link of [used, unused]) expect((await verify(link)).body.Status).toBe('Failure');
    expect(await isVerified(member)).toBe(false);
    await saveEmail(member, null);
    expect((await verify(unused)).body.Status).toBe('Failure');
  });

  it('expires after seven days', async () => {
    const early = await makeUnbegun();
    const late = await makeUnbegun();
    await saveEmail(early, 'one@example.in');
    await saveEmail(late, 'one@example.in');
    const now = Date.now();
    try {
      app().setNow(new Date(now + 7 * DAY - 60_000));
      expect((await verify(await linkOf(early))).body).toEqual(SUCCEEDED);
      app().setNow(new Date(now + 7 * DAY + 60_000));
      const { body } = await verify(await linkOf(late));
      expect(body.Status).toBe('Failure');
      expect(body.Message).toContain('ask for a new one');
    } finally {
      app().setNow(new Date());
    }
    expect(await isVerified(late)).toBe(false);
  });

  it('is nobody else’s, and no link of another kind', async () => {
    const member = await makeUnbegun();
    const other = await makeUnbegun();
    await saveEmail(member, 'one@example.in');
    await saveEmail(other, 'one@example.in');
    const link = await linkOf(member);
    for (const wrong of [
      { ...link, user_id: other.user_id },
      { ...link, user_id: 'nobody' },
      { ...link, user_id: UNKNOWN_ID },
      { ...link, secret: `${link.secret}=` },
      { ...link, secret: '' },
      { ...link, secret: '\u0000' },
    ]) {
      const { status, body } = await verify(wrong);
      expect([status, body.Status]).toEqual([200, 'Failure']);
    }
    expect(await isVerified(member)).toBe(false);
    expect(await isVerified(other)).toBe(false);
  });

  it.each([[{}], [{ user_id: 5, secret: 'x' }], [{ user_id: 'x', secret: 'x', more: 1 }]])(
    'refuses %j',
    async (body) => {
      expect((await app().call(verifyEmail, { body, headers: fromElsewhere() })).status).toBe(400);
    },
  );
});

describe('asking for the link again', () => {
  it('mails it again, and both links work', async () => {
    const member = await makeUnbegun();
    await saveEmail(member, 'one@example.in');
    const first = await linkOf(member);
    const { body } = await app().call(resendVerification, { token: member.token });
    expect(body.Status).toBe('Success');
    expect(await mailsOf(member)).toEqual(['verify-email', 'verify-email']);
    expect(await linkOf(member)).not.toEqual(first);
    expect((await verify(first)).body).toEqual(SUCCEEDED);
    expect((await verify(await linkOf(member))).body).toEqual(SUCCEEDED);
  });

  it('returns Failure if there is nothing to confirm', async () => {
    const member = await makeUnbegun();
    const admin = await makeAdmin(app().ctx);
    for (const { token } of [member, admin]) {
      const { status, body } = await app().call(resendVerification, { token });
      expect([status, body.Status]).toEqual([200, 'Failure']);
      expect(body.Message).toBeTruthy();
    }
    await saveEmail(member, 'one@example.in');
    await verify(await linkOf(member));
    const { body } = await app().call(resendVerification, { token: member.token });
    expect(body.Status).toBe('Failure');
    expect(await mailsOf(member)).toHaveLength(1);
  });

  it('requires a session, and is limited to five an hour', async () => {
    expect((await app().call(resendVerification)).status).toBe(401);
    const { token } = await makeUnbegun();
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await app().call(resendVerification, { token })).status);
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
  });
});
