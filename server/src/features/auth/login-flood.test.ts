import { login } from '@mala/contract/auth/sign-in.ts';
import { describe, expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { fromElsewhere } from '../../../test/mailed-links.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { createPasswords } from '../../secrets/passwords.ts';

// at the cost of the product: nobody waits for the hashes of other tests
const app = useTestApp({}, { passwords: createPasswords() });

/** Logins with unknown mobiles, all at once and from one address; their statuses. */
async function flood(count: number, headers: Record<string, string>): Promise<number[]> {
  const answers = Array.from({ length: count }, () =>
    app().call(login, { body: { mobile_no: freshMobile(), password: 'not this one' }, headers }),
  );
  return (await Promise.all(answers)).map(({ status }) => status);
}

/** A member whose password is hashed at the product's cost; those of other tests may cost less. */
async function makeCostly() {
  const { ctx } = app();
  const member = await makeMember(ctx);
  const password_hash = await ctx.passwords.hash(PASSWORD, 'tests');
  const users = ctx.db.updateTable('users').where('id', '=', member.user_id);
  await users.set({ password_hash }).execute();
  return { ...member, password_hash };
}

/** A member's logins with the right password, at once, from one address and each on a known device of its own. */
async function floodAsKnown(
  count: number,
  member: Person & { password_hash: string },
): Promise<number[]> {
  const { ctx, call } = app();
  const { password_hash } = member;
  const network = fromElsewhere();
  const answers = Array.from({ length: count }, () => {
    const mark = ctx.deviceMarks.make({ id: member.user_id, password_hash }, ctx.now());
    const body = { mobile_no: member.mobile_no, password: PASSWORD };
    return call(login, { body, headers: { ...network, cookie: `device=${mark}` } });
  });
  return (await Promise.all(answers)).map(({ status }) => status);
}

describe('while one address floods the login', () => {
  it('with many known devices of an account of its own, others are not refused (abuse 3)', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => makeMember(app().ctx)));
    const flooding = floodAsKnown(80, await makeCostly());
    const logins = members.map(({ mobile_no }) =>
      app().call(login, { body: { mobile_no, password: PASSWORD }, headers: fromElsewhere() }),
    );
    const statuses = (await Promise.all(logins)).map(({ status }) => status);
    expect(statuses).toEqual(Array(5).fill(200));
    expect(await flooding).toContain(429);
  });

  it('right passwords from elsewhere are not refused', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => makeMember(app().ctx)));
    const flooding = flood(80, fromElsewhere());
    const logins = members.map(({ mobile_no }) =>
      app().call(login, { body: { mobile_no, password: PASSWORD }, headers: fromElsewhere() }),
    );
    const statuses = (await Promise.all(logins)).map(({ status }) => status);
    expect(statuses).toEqual(Array(5).fill(200));
    await flooding;
  });

  it('from many networks of one IPv6 customer, others are not refused (abuse 3)', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => makeMember(app().ctx)));
    const flooding = Array.from({ length: 80 }, (_, n) =>
      flood(1, { 'x-forwarded-for': `2001:db8:77:${n + 1}::1` }),
    );
    const logins = members.map(({ mobile_no }) =>
      app().call(login, { body: { mobile_no, password: PASSWORD }, headers: fromElsewhere() }),
    );
    const statuses = (await Promise.all(logins)).map(({ status }) => status);
    expect(statuses).toEqual(Array(5).fill(200));
    expect((await Promise.all(flooding)).flat()).toContain(429);
  });

  it('its refused logins count against it as failed ones do', async () => {
    const headers = fromElsewhere();
    const { ctx, call } = app();
    const rule = { name: 'login-failures-by-address', points: 500, seconds: 900, lasting: true };
    const before = Array.from({ length: 420 }, () =>
      ctx.limits.consume(rule, headers['x-forwarded-for']),
    );
    await Promise.all(before);
    expect(await flood(80, headers)).toContain(429);
    const { mobile_no } = await makeMember(ctx);
    const body = { mobile_no, password: PASSWORD };
    expect((await call(login, { body, headers })).status).toBe(429);
    expect((await call(login, { body, headers: fromElsewhere() })).status).toBe(200);
  });

  it('many simultaneous failures are all counted, and only those within a limit pass', async () => {
    const headers = fromElsewhere();
    const rule = { name: 'of a test', points: 7, seconds: 60 };
    const { limits } = app().ctx;
    const counts = Array.from({ length: 20 }, () =>
      limits.consume(rule, headers['x-forwarded-for']),
    );
    const results = await Promise.allSettled(counts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  });
});
