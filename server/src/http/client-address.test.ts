import { signup } from '@mala/contract/auth/sign-in.ts';
import { describe, expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../test/factories/accounts.ts';
import { useTestApp } from '../../test/test-app.ts';

type App = ReturnType<typeof useTestApp>;

/** The address that a signup is noted with, as proxies passed it on. */
async function notedFor(app: App, forwarded: string): Promise<string | undefined> {
  const { call, ctx } = app();
  const mobile_no = freshMobile();
  const account = { user_name: 'Kamala', mobile_no, password: PASSWORD, domain: 'tamilmala' };
  const headers = { 'x-forwarded-for': forwarded };
  await call(signup, { body: account as never, headers });
  const row = await ctx.db
    .selectFrom('agreements')
    .innerJoin('users', 'users.id', 'agreements.user_id')
    .where('users.mobile_no', '=', mobile_no)
    .select('agreements.address')
    .executeTakeFirst();
  return row?.address;
}

describe('the client address', () => {
  const app = useTestApp();
  it('is what the local proxy names, not what an address behind it names', async () => {
    expect(await notedFor(app, '198.51.100.7')).toBe('198.51.100.7');
    expect(await notedFor(app, '203.0.113.9, 10.1.2.3')).toBe('10.1.2.3');
  });
});

describe('the client address behind a proxy on another machine', () => {
  const app = useTestApp({ TRUSTED_PROXIES: '10.0.0.0/8' });
  it('is what a trusted proxy names, not what anybody else names', async () => {
    expect(await notedFor(app, '203.0.113.9, 10.1.2.3')).toBe('203.0.113.9');
    expect(await notedFor(app, '203.0.113.9, 198.51.100.7, 10.1.2.3')).toBe('198.51.100.7');
  });
});

describe('a limit by network', () => {
  const app = useTestApp();
  const signUpFrom = async (address: string) => {
    const body = { user_name: 'Kamala', mobile_no: freshMobile(), password: PASSWORD };
    return (await app().call(signup, { body, headers: { 'x-forwarded-for': address } })).status;
  };

  it('holds for an IPv6 /64, and with ten times as much for the /48 around it (abuse 3)', async () => {
    const rule = { name: signup.name, points: 20, seconds: 3600 };
    await app().ctx.limits.count(rule, '2001:db8:54::', 20);
    expect(await signUpFrom('2001:db8:54::9')).toBe(429);
    expect(await signUpFrom('2001:db8:54:1::9')).toBe(200);
    // the signup above, and 199 of other networks
    const together = { ...rule, name: `${signup.name}.48`, points: 200 };
    await app().ctx.limits.count(together, '2001:db8:54::', 198);
    expect(await signUpFrom('2001:db8:54:2::9')).toBe(200);
    expect(await signUpFrom('2001:db8:54:3::9')).toBe(429);
    expect(await signUpFrom('2001:db8:55:3::9')).toBe(200);
  });
});
