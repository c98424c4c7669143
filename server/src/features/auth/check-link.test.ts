import { undoContact, verifyEmail } from '@mala/contract/auth/email.ts';
import { checkLink, type PasswordLink } from '@mala/contract/auth/mailed-links.ts';
import { chooseNewPassword, resetPassword } from '@mala/contract/auth/passwords.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { fromElsewhere, newestLink } from '../../../test/mailed-links.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const BORN = '1996-02-29';
const MINUTE = 60_000;

const freshEmail = () => `lakshmi.${freshMobile()}@example.in`;

/** A member with a link of each kind. */
async function makeLinked(): Promise<Person> {
  const member = await makeMember(app().ctx, {
    confirmed: true,
    basic: { date_of_birth: BORN, email: freshEmail() },
  });
  const { token, user_id, mobile_no, domain } = member;
  const basic = { ...sampleSections(domain).basic, date_of_birth: BORN };
  await app().call(saveSection.basic, {
    token,
    params: { userId: user_id },
    body: { ...basic, email: freshEmail(), password: PASSWORD },
  });
  const body = { mobile_no, domain, date_of_birth: BORN };
  await app().call(resetPassword, { body, headers: fromElsewhere() });
  return member;
}

const linkOf = ({ user_id }: Person, purpose: PasswordLink) =>
  newestLink(app().ctx, user_id, purpose);

function check(body: object, headers = fromElsewhere()) {
  return app().call(checkLink, { body: body as never, headers });
}

const USES = { 'reset-password': chooseNewPassword, 'undo-contact': undoContact } as const;
const LASTS = { 'reset-password': 60 * MINUTE, 'undo-contact': 7 * 24 * 60 * MINUTE } as const;

it.each(['reset-password', 'undo-contact'] as const)(
  '%s: an open link stays open, a used one answers what its use does',
  async (purpose) => {
    const member = await makeLinked();
    const link = await linkOf(member, purpose);
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await check({ ...link, purpose });
      expect([status, body]).toEqual([200, { Status: 'Success' }]);
    }
    const use = () =>
      app().call(USES[purpose], {
        body: { ...link, password: 'another long walk' },
        headers: fromElsewhere(),
      });
    expect((await use()).body.Status).toBe('Success');
    const again = await use();
    expect(again.body.Status).toBe('Failure');
    const spent = await check({ ...link, purpose });
    expect([spent.status, spent.body]).toEqual([200, again.body]);
    const unknown = await check({ user_id: 'nobody', secret: 'x', purpose });
    expect([unknown.status, unknown.body]).toEqual([200, again.body]);
    expect(spent.headers.get('set-cookie')).toBeNull();
  },
);

it.each(['reset-password', 'undo-contact'] as const)('%s: expires', async (purpose) => {
  const link = await linkOf(await makeLinked(), purpose);
  const now = Date.now();
  try {
    app().setNow(new Date(now + LASTS[purpose] - MINUTE));
    expect((await check({ ...link, purpose })).body.Status).toBe('Success');
    app().setNow(new Date(now + LASTS[purpose] + MINUTE));
    expect((await check({ ...link, purpose })).body).toMatchObject({
      Status: 'Failure',
      Message: expect.stringContaining('too old'),
    });
  } finally {
    app().setNow(new Date());
  }
});

it('says the same of a link of somebody else or of another kind as of an unknown one', async () => {
  const member = await makeLinked();
  const other = await makeLinked();
  const link = await linkOf(member, 'undo-contact');
  const purpose = 'undo-contact';
  const { body: unknown } = await check({ user_id: 'nobody', secret: 'x', purpose });
  for (const wrong of [
    { ...link, user_id: other.user_id },
    { ...link, secret: `${link.secret}x` },
    await linkOf(member, 'reset-password'),
    await newestLink(app().ctx, member.user_id, 'verify-email'),
    { user_id: "' OR 1=1 --", secret: link.secret },
  ])
    expect((await check({ ...wrong, purpose })).body).toEqual(unknown);
  // looking at a link uses none up
  const verify = await newestLink(app().ctx, member.user_id, 'verify-email');
  const confirmed = await app().call(verifyEmail, { body: verify, headers: fromElsewhere() });
  expect(confirmed.body.Status).toBe('Success');
});

it('is limited by network', async () => {
  const headers = fromElsewhere();
  const body = { user_id: 'nobody', secret: 'x', purpose: 'undo-contact' };
  const statuses = [];
  for (let turn = 0; turn < 61; turn += 1) statuses.push((await check(body, headers)).status);
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
});

it.each([
  [{ secret: '' }, ['secret']],
  [{ secret: 'x'.repeat(201) }, ['secret']],
  [{ user_id: 5 }, ['user_id']],
  [{ purpose: 'verify-email' }, ['purpose']],
  [{ more: 1 }, ['more']],
])('refuses %j', async (wrong, fields) => {
  const body = { user_id: 'x', secret: 'x', purpose: 'undo-contact', ...wrong };
  const { status, error } = await check(body);
  expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, fields]);
});
