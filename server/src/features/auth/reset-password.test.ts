import { NO_EMAIL, resetPassword } from '@mala/contract/auth/passwords.ts';
import { describe, expect, it } from 'vitest';
import { freshMobile } from '../../../test/factories/accounts.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { fromElsewhere, mailsTo } from '../../../test/mailed-links.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const BORN = '1996-02-29';

function ask(
  person: Pick<Person, 'mobile_no' | 'domain'>,
  more: object = {},
  headers: Record<string, string> = fromElsewhere(),
) {
  const body = {
    mobile_no: person.mobile_no,
    date_of_birth: BORN,
    domain: person.domain,
    ...more,
  };
  return app().call(resetPassword, { body, headers });
}

function makeBorn(basic: object = {}) {
  return makeMember(app().ctx, { basic: { date_of_birth: BORN, ...basic } });
}

async function linksOf({ user_id }: Person) {
  return app()
    .ctx.db.selectFrom('mailed_links')
    .where('user_id', '=', user_id)
    .selectAll()
    .execute();
}

describe('a forgotten password', () => {
  it('is reset by a mailed link if mobile, date of birth and site match', async () => {
    const member = await makeBorn({ email: 'lakshmi@example.in' });
    const { status, body } = await ask(member);
    expect([status, body]).toEqual([
      200,
      { Status: 'Success', Message: 'Link to reset password has been sent to you email!' },
    ]);
    expect(await mailsTo(app().ctx, member.user_id)).toEqual(['reset-password']);
    const [link, ...more] = await linksOf(member);
    expect(more).toEqual([]);
    expect(link).toMatchObject({ email: 'lakshmi@example.in', used_at: null });
    const secret = app().ctx.linkSecrets.secretOf('reset-password', link?.id ?? '');
    expect(JSON.stringify(link)).not.toContain(secret);
    expect(link?.secret_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is reset for a date of birth in the digits of another script', async () => {
    const member = await makeBorn({ email: 'lakshmi@example.in' });
    const { body } = await ask(member, { date_of_birth: '௧௯௯௬-௦௨-௨௯' });
    expect(body.Status).toBe('Success');
    expect(await mailsTo(app().ctx, member.user_id)).toEqual(['reset-password']);
  });

  it('is reported as not resettable without an email address', async () => {
    for (const email of [null, '']) {
      const member = await makeBorn({ email });
      const { status, body } = await ask(member);
      expect([status, body]).toEqual([
        200,
        { Status: 'Success', Code: NO_EMAIL, Message: 'No Email provided' },
      ]);
      expect(await linksOf(member)).toEqual([]);
      expect(await mailsTo(app().ctx, member.user_id)).toEqual([]);
    }
  });

  it('gives the same reply and headers to everything that does not match, and sends nothing', async () => {
    const member = await makeBorn({ email: 'lakshmi@example.in' });
    const elsewhere = await makeMember(app().ctx, {
      domain: 'marathimala',
      basic: { date_of_birth: BORN },
    });
    const unbegun = await makeMember(app().ctx, { status: 0, without: ['basic'] });
    const unknown = await ask({ mobile_no: freshMobile(), domain: 'tamilmala' });
    expect([unknown.status, unknown.body.Status]).toEqual([200, 'Failure']);
    expect(unknown.body.Message).toBeTruthy();
    const answers = [
      await ask(member, { date_of_birth: '1996-03-01' }),
      await ask(member, { domain: 'marathimala' }),
      await ask(elsewhere, { domain: 'tamilmala' }),
      await ask(unbegun),
      await ask(await makeAdmin(app().ctx)),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.body]).toEqual([200, unknown.body]);
      expect(headersOf(answer)).toEqual(headersOf(unknown));
    }
    for (const person of [member, elsewhere, unbegun]) expect(await linksOf(person)).toEqual([]);
  });

  it('invalidates the former link with each new one, also of two simultaneous requests', async () => {
    const member = await makeBorn({ email: 'lakshmi@example.in' });
    await ask(member);
    const [first] = await linksOf(member);
    const answers = await Promise.all([ask(member), ask(member)]);
    expect(answers.map(({ body }) => body.Status)).toEqual(['Success', 'Success']);
    const left = await linksOf(member);
    expect(left).toHaveLength(1);
    expect(left[0]?.id).not.toBe(first?.id);
  });

  it('allows five attempts an hour for a mobile number from one network, registered or not', async () => {
    const member = await makeBorn({ email: 'lakshmi@example.in' });
    const nobody = { mobile_no: freshMobile(), domain: member.domain };
    const refusals = [];
    for (const person of [member, nobody]) {
      const headers = fromElsewhere();
      for (let turn = 0; turn < 5; turn += 1)
        expect((await ask(person, { date_of_birth: '1990-01-01' }, headers)).status).toBe(200);
      refusals.push(await ask(person, {}, headers));
    }
    const [known, unknown] = refusals;
    expect([known?.status, known?.error]).toEqual([429, unknown?.error]);
    expect(Number(known?.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect([...(known?.headers.keys() ?? [])]).toEqual([...(unknown?.headers.keys() ?? [])]);
    expect(await linksOf(member)).toEqual([]);
    expect((await ask(member)).body.Status).toBe('Success');
  });

  it('is rate-limited by address too', async () => {
    const headers = fromElsewhere();
    const statuses = [];
    for (let turn = 0; turn < 21; turn += 1) {
      const body = { mobile_no: freshMobile(), date_of_birth: BORN, domain: 'tamilmala' };
      statuses.push((await app().call(resetPassword, { body, headers })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  it.each([
    [{ mobile_no: '12' }, { mobile_no: 'Invalid mobile number' }],
    [{ date_of_birth: '' }, { date_of_birth: 'Required' }],
    [{ date_of_birth: '1996-02-30' }, { date_of_birth: 'A day of the calendar, like 1998-05-14' }],
    [{ date_of_birth: 5 }, { date_of_birth: 'Invalid value' }],
    [{ domain: 'elsewhere' }, { domain: 'Invalid value' }],
    [{ email: 'a@example.in' }, { email: 'Unknown field' }],
  ])('refuses %j', async (wrong, fields) => {
    const { status, error } = await ask({ mobile_no: freshMobile(), domain: 'tamilmala' }, wrong);
    expect([status, error.Fields]).toEqual([400, fields]);
  });
});

/** All headers but the time of the answer. */
function headersOf({ headers }: { headers: Headers }) {
  return [...headers].filter(([name]) => name !== 'date');
}
