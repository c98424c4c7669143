import { me } from '@mala/contract/auth/me.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { makeFirstOwner } from '@mala/contract/staff.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { makeAdmin, makeMember } from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { offerFirstStart } from './index.ts';

// each begins without an owner
let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const send = (secret: string | null, more: object = {}) => {
  const mobile_no = freshMobile();
  const body = { secret: secret ?? '', user_name: 'Revathi', mobile_no, password: PASSWORD };
  return app.call(makeFirstOwner, { body: { ...body, ...more } });
};

const owners = () =>
  app.ctx.db.selectFrom('staff_roles').where('role', '=', 'OWNER').selectAll().execute();

it('an address makes the owner of both communities, once', async () => {
  const secret = await offerFirstStart(app.ctx);
  const mobile_no = freshMobile();
  expect((await send(secret, { mobile_no })).status).toBe(200);
  const { body } = await app.call(login, { body: { mobile_no, password: PASSWORD } });
  const { body: account } = await app.call(me, { token: body.token ?? '' });
  expect(account).toMatchObject({ role: 'ADMIN', roles: [{ role: 'OWNER', domain: null }] });
  expect(await historyOf(app.ctx, account.user_id)).toMatchObject([
    { action: 'role', actor_id: account.user_id, after: { role: 'OWNER', role_domain: 'both' } },
  ]);
  expect((await send(secret)).error.Code).toBe('NOT_FOUND');
  expect(await owners()).toHaveLength(1);
});

it('two uses at once make one owner', async () => {
  const secret = await offerFirstStart(app.ctx);
  const replies = await Promise.all([send(secret), send(secret), send(secret)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(await owners()).toHaveLength(1);
});

it('a wrong one, one of an earlier start, and one of yesterday do nothing', async () => {
  const first = await offerFirstStart(app.ctx);
  const second = await offerFirstStart(app.ctx);
  expect((await send(first)).status).toBe(404);
  expect((await send('x'.repeat(43))).status).toBe(404);
  app.setNow(new Date(Date.now() + 25 * 3_600_000));
  expect((await send(second)).status).toBe(404);
  expect(await owners()).toEqual([]);
});

it('what is refused does not use it up', async () => {
  const secret = await offerFirstStart(app.ctx);
  const member = await makeMember(app.ctx);
  expect((await send(secret, { password: 'password1' })).error.Faults).toEqual({
    password: 'passwordCommon',
  });
  expect((await send(secret, { user_name: '' })).error.Faults).toEqual({ user_name: 'required' });
  expect((await send(secret, { mobile_no: member.mobile_no })).error.Code).toBe('MOBILE_TAKEN');
  expect((await send(secret)).status).toBe(200);
});

it('is stored as a hash only', async () => {
  const secret = await offerFirstStart(app.ctx);
  const rows = await app.ctx.db.selectFrom('first_start').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

it('is not offered where there is an owner, or the settings name one; earlier ones end', async () => {
  const secret = await offerFirstStart(app.ctx);
  const named = { ...app.ctx, config: { ...app.ctx.config, adminMobile: '9840012345' } };
  expect(await offerFirstStart(named)).toBeNull();
  expect((await send(secret)).status).toBe(404);
  const again = await offerFirstStart(app.ctx);
  await makeAdmin(app.ctx);
  expect((await send(again)).status).toBe(404);
  expect(await offerFirstStart(app.ctx)).toBeNull();
});
