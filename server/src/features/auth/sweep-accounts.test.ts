import { me } from '@mala/contract/auth/me.ts';
import { resetPassword } from '@mala/contract/auth/passwords.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { fromElsewhere } from '../../../test/mailed-links.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sweepAccounts } from './workers.ts';

const app = useTestApp();
const DAY = 86_400_000;
const BORN = '1996-02-29';

/** How many sessions and mailed links of somebody are noted after the night's work on that day from now on. */
async function notedOnDay(days: number, { user_id }: Person): Promise<[number, number]> {
  const { ctx, setNow } = app();
  setNow(new Date(Date.now() + days * DAY));
  await sweepAccounts(ctx);
  const count = async (table: 'sessions' | 'mailed_links') =>
    (await ctx.db.selectFrom(table).where('user_id', '=', user_id).select('id').execute()).length;
  return [await count('sessions'), await count('mailed_links')];
}

it('sessions and mailed links are deleted a month after their end, and not before', async () => {
  const { ctx } = app();
  const basic = { date_of_birth: BORN, email: 'lakshmi@example.in' };
  const member = await makeMember(ctx, { basic });
  const { mobile_no, domain } = member;
  const body = { mobile_no, date_of_birth: BORN, domain };
  await app().call(resetPassword, { body, headers: fromElsewhere() });
  expect(await notedOnDay(29, member)).toEqual([1, 1]);
  const later = await app().call(login, { body: { mobile_no, password: PASSWORD } });
  expect(await notedOnDay(31, member)).toEqual([1, 0]);
  expect((await app().call(me, { token: member.token })).status).toBe(401);
  expect(await notedOnDay(60, member)).toEqual([0, 0]);
  expect((await app().call(me, { token: later.body.token })).status).toBe(401);
});
