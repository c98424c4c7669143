import { chooseNewPassword, resetPassword } from '@mala/contract/auth/passwords.ts';
import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { makeAdmin, makeMember } from '../../../test/factories.ts';
import { fromElsewhere, newestLink } from '../../../test/mailed-links.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { guessedOf } from './guesses.ts';

const app = useTestApp();
type Headers = Record<string, string>;

const logIn = (mobile_no: string, password: string, headers: Headers = fromElsewhere()) =>
  app().call(login, { body: { mobile_no, password }, headers });

/** Wrong passwords for a number, one after the other; their statuses. */
async function guess(mobile_no: string, times: number, headers: Headers): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1)
    statuses.push((await logIn(mobile_no, 'not this one', headers)).status);
  return statuses;
}

/** Has so many wrong passwords from several networks counted for a number, and one more made. */
async function guessEverywhere(mobile_no: string, times: number): Promise<void> {
  const { ctx } = app();
  const rule = { name: 'login-failures-everywhere', points: 10, seconds: 86_400 };
  const account = await ctx.db
    .selectFrom('users')
    .where('mobile_no', '=', mobile_no)
    .select('password_hash')
    .executeTakeFirst();
  await ctx.limits.count(rule, guessedOf(mobile_no, account?.password_hash), times);
  expect(await guess(mobile_no, 1, fromElsewhere())).toEqual([401]);
}

/** The cookie that a reply sets, as the browser sends it back. */
function cookieOf(answer: { headers: globalThis.Headers }): { cookie: string } {
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { cookie };
}

describe('wrong passwords (abuse 4)', () => {
  it.each([
    ['a member', makeMember],
    ['an administrator', makeAdmin],
  ])('from one network keep nobody else out of the account of %s', async (_, make) => {
    const { mobile_no } = await make(app().ctx);
    const attacker = fromElsewhere();
    expect(await guess(mobile_no, 12, attacker)).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await logIn(mobile_no, PASSWORD, attacker)).status).toBe(429);
    expect((await logIn(mobile_no, PASSWORD)).status).toBe(200);
  });

  it.each([
    ['a member', makeMember, 18, 256],
    ['a member, after many more', makeMember, 1000, 900],
    ['an administrator', makeAdmin, 1000, 900],
  ])(
    'from several networks delay the next one by at most 15 minutes: %s',
    async (_, make, times, most) => {
      const { mobile_no } = await make(app().ctx);
      await guessEverywhere(mobile_no, times);
      const { status, headers } = await logIn(mobile_no, PASSWORD);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(most);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(most / 2);
    },
  );

  it('from many networks at once are answered as often as one after the other', async () => {
    const { ctx } = app();
    const { mobile_no, domain } = await makeMember(ctx);
    // by a clock that stands: the first delay is a second, which all of them may take
    const { limits } = ctx;
    onTestFinished(() => void Object.assign(ctx, { limits }));
    const at = new Date();
    ctx.limits = createRateLimits(ctx.db, () => at);
    const body = { mobile_no, domain, date_of_birth: '1990-01-01' };
    const guesses = Array.from({ length: 30 }, () => [
      app().call(resetPassword, { body, headers: fromElsewhere() }),
      logIn(mobile_no, 'not this one'),
    ]);
    const statuses = (await Promise.all(guesses.flat())).map(({ status }) => status);
    // those that delay nothing, and the first one that does
    expect(statuses.filter((status) => status === 200)).toHaveLength(5 + 1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10 + 1);
  });

  it('from the many networks of one IPv6 customer are those of one network', async () => {
    const { mobile_no } = await makeMember(app().ctx);
    const statuses: number[] = [];
    for (let network = 1; network <= 12; network += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:40:${network}::1` };
      statuses.push(...(await guess(mobile_no, 1, headers)));
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await logIn(mobile_no, PASSWORD)).status).toBe(200);
  });

  it('delay an unregistered number as a registered one', async () => {
    const mobile_no = freshMobile();
    await guessEverywhere(mobile_no, 18);
    expect((await logIn(mobile_no, PASSWORD)).status).toBe(429);
  });
});

describe('a device that was signed in before (abuse 4)', () => {
  it('lets its owner in while others are kept out, from the attacked network too', async () => {
    const { mobile_no } = await makeMember(app().ctx);
    const attacker = fromElsewhere();
    const device = cookieOf(await logIn(mobile_no, PASSWORD));
    await guess(mobile_no, 10, attacker);
    await guessEverywhere(mobile_no, 18);
    expect((await logIn(mobile_no, PASSWORD, attacker)).status).toBe(429);
    expect((await logIn(mobile_no, PASSWORD)).status).toBe(429);
    expect((await logIn(mobile_no, PASSWORD, { ...attacker, ...device })).status).toBe(200);
  });

  it('has a limit of its own', async () => {
    const { mobile_no } = await makeMember(app().ctx);
    const device = cookieOf(await logIn(mobile_no, PASSWORD));
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push(...(await guess(mobile_no, 1, { ...fromElsewhere(), ...device })));
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await logIn(mobile_no, PASSWORD)).status).toBe(200);
  });

  it('is one only for its own account, with an unchanged mark, and until the password changes', async () => {
    const [member, other] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    const { cookie } = cookieOf(await logIn(member.mobile_no, PASSWORD));
    const attacker = fromElsewhere();
    await guess(other.mobile_no, 10, attacker);
    await guess(member.mobile_no, 10, attacker);
    const status = async (mobile: string, mark: string) =>
      (await logIn(mobile, PASSWORD, { ...attacker, cookie: mark })).status;
    expect(await status(other.mobile_no, cookie)).toBe(429);
    for (const changed of [
      `${cookie}x`,
      cookie.replace(/\.\d+\./, '.99999.'),
      'device=a.b.c',
      'device=~~',
    ])
      expect(await status(member.mobile_no, changed)).toBe(429);
    await app()
      .ctx.db.updateTable('users')
      .set({ password_hash: await app().ctx.passwords.hash('another long walk', 'tests') })
      .where('id', '=', member.user_id)
      .execute();
    const answers = await guess(member.mobile_no, 11, { ...attacker, cookie });
    expect(answers.at(-1)).toBe(429);
  });

  it('keeps nothing else that a cookie holds', async () => {
    const [member, other] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    const { cookie } = cookieOf(await logIn(other.mobile_no, PASSWORD));
    const [, mark = ''] = cookie.split('=');
    const odd = `device=a.1.b;Domain=example.in~${mark}~x~${'y'.repeat(3000)}`;
    const answer = await logIn(member.mobile_no, PASSWORD, { ...fromElsewhere(), cookie: odd });
    expect(answer.headers.get('set-cookie')).toMatch(
      new RegExp(`^device=[\\w.-]+~${mark.replaceAll('.', '\\.')}; Max-Age=`),
    );
  });

  it('is marked by a signup and by a new password too; scripts cannot read the mark', async () => {
    const body = { user_name: 'Lakshmi', mobile_no: freshMobile(), password: PASSWORD };
    const signedUp = await app().call(signup, { body, headers: fromElsewhere() });
    expect(signedUp.headers.get('set-cookie')).toMatch(
      /^device=[\w.-]+; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    const basic = { date_of_birth: '1996-02-29', email: 'lakshmi@example.in' };
    const { user_id, mobile_no, domain } = await makeMember(app().ctx, { basic });
    const asked = { mobile_no, domain, date_of_birth: basic.date_of_birth };
    await app().call(resetPassword, { body: asked, headers: fromElsewhere() });
    const link = await newestLink(app().ctx, user_id, 'reset-password');
    const chosen = await app().call(chooseNewPassword, {
      body: { ...link, password: 'another long walk' },
      headers: { ...fromElsewhere(), ...cookieOf(signedUp) },
    });
    // the marks of both accounts
    expect(cookieOf(chosen).cookie.split('~')).toHaveLength(2);
  });

  it('can ask for a reset while wrong birth dates of others keep it closed', async () => {
    const basic = { date_of_birth: '1996-02-29', email: 'lakshmi@example.in' };
    const { mobile_no, domain } = await makeMember(app().ctx, { basic });
    const device = cookieOf(await logIn(mobile_no, PASSWORD));
    const ask = (date_of_birth: string, headers: Headers) =>
      app().call(resetPassword, { body: { mobile_no, domain, date_of_birth }, headers });
    const attacker = fromElsewhere();
    for (let turn = 0; turn < 5; turn += 1) await ask('1990-01-01', attacker);
    expect((await ask(basic.date_of_birth, attacker)).status).toBe(429);
    const { body } = await ask(basic.date_of_birth, { ...attacker, ...device });
    expect(body.Status).toBe('Success');
  });
});
