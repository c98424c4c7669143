import { me } from '@mala/contract/auth/me.ts';
import { takeRole } from '@mala/contract/staff.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin, makeStaff, type Person } from '../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

// nobody else may own this site
let app: TestApp;
let owners: [Person, Person];
beforeAll(async () => {
  app = await startTestApp();
  owners = [await makeAdmin(app.ctx), await makeAdmin(app.ctx)];
});
afterAll(() => app.close());

const take = ({ token }: Person, from: Person) =>
  app.call(takeRole, {
    token,
    params: { id: from.user_id },
    body: { role: 'OWNER', role_domain: null },
  });

it('stays when two owners take each other’s role at once, and is never taken', async () => {
  const [first, second] = owners;
  const replies = await Promise.all([take(first, second), take(second, first)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  const accounts = await Promise.all(owners.map(({ token }) => app.call(me, { token })));
  const left = accounts.findIndex(({ body }) => body.role === 'ADMIN');
  expect(accounts.filter(({ body }) => body.role === 'ADMIN')).toHaveLength(1);
  const last = owners[left] as Person;
  const own = await take(last, last);
  expect([own.status, own.error.Code]).toEqual([409, 'LAST_OWNER']);
  // who owns one community does not take the place of who owns both
  await makeStaff(app.ctx, 'OWNER', 'tamilmala', 'tamilmala');
  await makeStaff(app.ctx, 'OWNER', 'marathimala', 'marathimala');
  expect((await take(last, last)).status).toBe(409);
  const next = await makeAdmin(app.ctx);
  expect((await take(last, last)).status).toBe(200);
  expect((await take(last, next)).status).toBe(403);
  expect((await take(next, next)).status).toBe(409);
});
