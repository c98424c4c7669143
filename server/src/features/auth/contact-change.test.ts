import { resendVerification, undoContact, verifyEmail } from '@mala/contract/auth/email.ts';
import { me } from '@mala/contract/auth/me.ts';
import { changePassword, NO_EMAIL, resetPassword } from '@mala/contract/auth/passwords.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { readSection, saveSection } from '@mala/contract/profiles/endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeAdmin, makeMember, type Person, type Wanted } from '../../../test/factories.ts';
import { fromElsewhere, mailsTo, newestLink } from '../../../test/mailed-links.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const BORN = '1996-02-29';
const DAY = 86_400_000;
const MOBILES = ['9840012345', null];
const NEW_PASSWORD = 'another long walk';

// mails to one address are counted together
let home = '';
let thief = '';
let second = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  home = `home${tests}@example.in`;
  thief = `thief${tests}@example.in`;
  second = `second${tests}@example.in`;
});

function makeOwner(more: Wanted = {}): Promise<Person> {
  return makeMember(app().ctx, {
    ...more,
    basic: { date_of_birth: BORN, email: home, ...more.basic },
  });
}

function save({ user_id, domain, token }: Person, change: object, by = token) {
  const body = { ...sampleSections(domain).basic, date_of_birth: BORN, email: home, ...change };
  return app().call(saveSection.basic, { token: by, params: { userId: user_id }, body });
}

async function contactOf({ token, user_id }: Person) {
  const { body } = await app().call(readSection.basic, { token, params: { userId: user_id } });
  return { email: body.email, mobiles: body.mobiles };
}

function reset({ mobile_no, domain }: Person) {
  const body = { mobile_no, domain, date_of_birth: BORN };
  return app().call(resetPassword, { body, headers: fromElsewhere() });
}

async function logInAs({ mobile_no }: Person, password: string) {
  return (await app().call(login, { body: { mobile_no, password } })).body.token ?? '';
}

function undo(link: object, password: unknown = NEW_PASSWORD) {
  return app().call(undoContact, { body: { ...link, password }, headers: fromElsewhere() });
}

const mailsOf = ({ user_id }: Person) => mailsTo(app().ctx, user_id);
const undoOf = ({ user_id }: Person) => newestLink(app().ctx, user_id, 'undo-contact');

it('asks for the password for another date of birth, which a reset needs (abuse 2)', async () => {
  const owner = await makeOwner();
  const other = { date_of_birth: '1997-03-01' };
  const refused = await save(owner, other);
  expect([refused.status, refused.error.Faults]).toEqual([400, { password: 'passwordForContact' }]);
  expect((await save(owner, { ...other, password: 'not this one' })).status).toBe(400);
  expect((await reset(owner)).body).not.toHaveProperty('Code');
  expect((await save(owner, { ...other, password: PASSWORD })).status).toBe(200);
  expect((await save(owner, { ...other, city: 'Salem' })).status).toBe(200);
  expect(await mailsOf(owner)).toEqual(['reset-password']);
});

it('marks the device on which a change is taken back (abuse 4)', async () => {
  const owner = await makeOwner();
  await save(owner, { email: thief, password: PASSWORD });
  const { status, headers } = await undo(await undoOf(owner));
  expect([status, headers.get('set-cookie')]).toEqual([200, expect.stringContaining('HttpOnly')]);
  const again = await undo(await undoOf(owner));
  expect(again.headers.get('set-cookie')).toBeNull();
});

describe('another email or mobile (abuse 2)', () => {
  it.each([
    ['an email', { email: 'stolen@example.in' }],
    ['no email', { email: null }],
    ['a mobile', { mobiles: ['9840099999', null] }],
    ['an alternate mobile', { mobiles: ['9840012345', '9840099999'] }],
  ])('needs the password: %s', async (_, change) => {
    const owner = await makeOwner();
    const refusals = [];
    for (const password of [undefined, '', 'not this one', 5, null])
      refusals.push(await save(owner, { ...change, password }));
    expect(refusals.map(({ status }) => status)).toEqual(Array(5).fill(400));
    expect(refusals[0]?.error.Faults).toEqual({ password: 'passwordForContact' });
    expect(refusals[2]?.error).toMatchObject({
      Faults: { password: 'wrongPassword' },
      Fields: { password: 'Not your present password' },
    });
    expect(await contactOf(owner)).toEqual({ email: home, mobiles: MOBILES });
    expect(await mailsOf(owner)).toEqual([]);
    expect((await save(owner, { ...change, password: PASSWORD })).status).toBe(200);
    expect(await contactOf(owner)).toEqual({ email: home, mobiles: MOBILES, ...change });
  });

  it('needs none at the first save, and none for the other fields', async () => {
    const newcomer = await makeMember(app().ctx, { status: 0, without: ['basic'] });
    expect((await save(newcomer, {})).status).toBe(200);
    expect((await save(newcomer, { city: 'Salem' })).status).toBe(200);
    expect((await save(newcomer, { email: thief })).status).toBe(400);
  });

  it('is refused for the second of two different saves at once', async () => {
    const newcomer = await makeMember(app().ctx, { status: 0, without: ['basic'] });
    const answers = await Promise.all([save(newcomer, {}), save(newcomer, { email: thief })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('leaves ten guesses in 15 minutes', async () => {
    const owner = await makeOwner();
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await save(owner, { email: thief, password: `guess ${turn}` })).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await save(owner, { email: thief, password: PASSWORD })).status).toBe(429);
    expect((await save(owner, { city: 'Salem' })).status).toBe(200);
  });

  it('needs an administrator’s own password for somebody else', async () => {
    const owner = await makeOwner();
    const admin = await makeAdmin(app().ctx);
    const change = { email: 'office@example.in' };
    expect((await save(owner, change, admin.token)).status).toBe(400);
    expect((await save(owner, { ...change, password: PASSWORD }, admin.token)).status).toBe(200);
    expect(await mailsOf(owner)).toEqual(['contact-changed', 'verify-email']);
    // what the office enters counts once it is confirmed
    expect((await reset(owner)).body.Code).toBe(NO_EMAIL);
    await app().call(verifyEmail, {
      body: await newestLink(app().ctx, owner.user_id, 'verify-email'),
      headers: fromElsewhere(),
    });
    expect((await reset(owner)).body).not.toHaveProperty('Code');
  });

  it('is told to the confirmed address only', async () => {
    const unconfirmed = await makeOwner({ confirmed: false });
    await save(unconfirmed, { email: thief, password: PASSWORD });
    expect(await mailsOf(unconfirmed)).toEqual(['verify-email']);
  });
});

describe('a link for a new password (abuse 2)', () => {
  it.each([
    ['confirmed', {}, true],
    ['given at the registration', { confirmed: false }, true],
    ['never confirmed nor given', { confirmed: false, given: false }, false],
  ])('goes to an address that is %s: %j', async (_, wanted, goes) => {
    const owner = await makeOwner(wanted);
    expect((await reset(owner)).body.Code).toBe(goes ? undefined : NO_EMAIL);
    expect(await mailsOf(owner)).toEqual(goes ? ['reset-password'] : []);
  });

  it('goes to an address that was given at the first save or with the password', async () => {
    const newcomer = await makeMember(app().ctx, { status: 0, without: ['basic'] });
    await save(newcomer, {});
    await reset(newcomer);
    await save(newcomer, { email: second, password: PASSWORD });
    await reset(newcomer);
    const links = await app()
      .ctx.db.selectFrom('mailed_links')
      .where('user_id', '=', newcomer.user_id)
      .where('purpose', '=', 'reset-password')
      .select('email')
      .execute();
    expect(links).toEqual([{ email: second }]);
    expect(await mailsOf(newcomer)).toEqual([
      'verify-email',
      'reset-password',
      'verify-email',
      'reset-password',
    ]);
  });

  it('is no mail about a changed password to an address that does not count', async () => {
    const owner = await makeOwner({ confirmed: false, given: false });
    const body = { old_password: PASSWORD, password: NEW_PASSWORD };
    expect((await app().call(changePassword, { token: owner.token, body })).status).toBe(200);
    expect(await mailsOf(owner)).toEqual([]);
  });
});

describe('taking a change back (abuse 2)', () => {
  async function makeRobbed(): Promise<Person> {
    const owner = await makeOwner();
    const mobiles = ['9840099999', null];
    await save(owner, { email: thief, mobiles, password: PASSWORD });
    return owner;
  }

  it('restores email and mobiles, ends the sessions and sets a new password, once', async () => {
    const owner = await makeRobbed();
    expect(await mailsOf(owner)).toEqual(['contact-changed', 'verify-email']);
    const thiefs = await newestLink(app().ctx, owner.user_id, 'verify-email');
    await reset(owner);
    const link = await undoOf(owner);
    const stored = await app()
      .ctx.db.selectFrom('mailed_links')
      .where('user_id', '=', owner.user_id)
      .selectAll()
      .execute();
    expect(JSON.stringify(stored)).not.toContain(link.secret);
    const answers = await Promise.all([undo(link), undo(link), undo(link)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ body }) => body.Status === 'Success')).toHaveLength(1);
    expect((await undo(link)).body.Message).toContain('has been used');
    expect((await app().call(me, { token: owner.token })).status).toBe(401);
    expect(await logInAs(owner, PASSWORD)).toBe('');
    const token = await logInAs(owner, NEW_PASSWORD);
    expect(await contactOf({ ...owner, token })).toEqual({ email: home, mobiles: MOBILES });
    const { body } = await app().call(me, { token });
    expect([body.email, body.email_verified]).toEqual([home, true]);
    const late = await app().call(verifyEmail, { body: thiefs, headers: fromElsewhere() });
    expect(late.body.Status).toBe('Failure');
    const links = await app()
      .ctx.db.selectFrom('mailed_links')
      .where('user_id', '=', owner.user_id)
      .select('purpose')
      .execute();
    expect(links).toEqual([{ purpose: 'undo-contact' }]);
  });

  it('goes back to before the first change, whatever was changed and confirmed since', async () => {
    const owner = await makeRobbed();
    const first = await undoOf(owner);
    await app().call(verifyEmail, {
      body: await newestLink(app().ctx, owner.user_id, 'verify-email'),
      headers: fromElsewhere(),
    });
    await save(owner, { email: second, mobiles: MOBILES, password: PASSWORD });
    const thiefs = await undoOf(owner);
    expect(thiefs).not.toEqual(first);
    expect((await undo(first)).body.Status).toBe('Success');
    expect((await undo(thiefs, 'the thief’s password')).body.Status).toBe('Failure');
    const token = await logInAs(owner, NEW_PASSWORD);
    expect(await contactOf({ ...owner, token })).toEqual({ email: home, mobiles: MOBILES });
  });

  it('restores the first mobiles by the link of a later change too', async () => {
    const owner = await makeRobbed();
    await save(owner, { email: second, password: PASSWORD });
    expect((await undo(await undoOf(owner))).body.Status).toBe('Success');
    const token = await logInAs(owner, NEW_PASSWORD);
    expect(await contactOf({ ...owner, token })).toEqual({ email: home, mobiles: MOBILES });
  });

  it('works for seven days', async () => {
    const early = await makeRobbed();
    const late = await makeRobbed();
    const now = Date.now();
    try {
      app().setNow(new Date(now + 7 * DAY - 60_000));
      expect((await undo(await undoOf(early))).body.Status).toBe('Success');
      app().setNow(new Date(now + 7 * DAY + 60_000));
      expect((await undo(await undoOf(late))).body.Status).toBe('Failure');
    } finally {
      app().setNow(new Date());
    }
  });

  it('takes no wrong link, and a wrong password does not use it up', async () => {
    const owner = await makeRobbed();
    const other = await makeRobbed();
    await app().call(resendVerification, { token: owner.token });
    const link = await undoOf(owner);
    for (const wrong of [
      { ...link, user_id: other.user_id },
      { ...link, user_id: 'nobody' },
      { ...link, secret: `${link.secret}x` },
      await newestLink(app().ctx, owner.user_id, 'verify-email'),
    ])
      expect((await undo(wrong)).body.Status).toBe('Failure');
    for (const password of ['', 'short', 'Password123!', 5, owner.mobile_no, undefined]) {
      const { status, error } = await undo(link, password ?? null);
      expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, ['password']]);
    }
    expect((await undo({ ...link, more: 1 })).status).toBe(400);
    expect((await undo(link)).body.Status).toBe('Success');
  });
});
