import { type Permission, ROLES, type Role } from '@mala/contract/access/roles.ts';
import { me } from '@mala/contract/auth/me.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import type { Access, Endpoint } from '@mala/contract/endpoint.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { activateSubscription, readSubscription } from '@mala/contract/subscriptions.ts';
import { v7 as uuid } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '../../test/all-endpoints.ts';
import { PASSWORD } from '../../test/factories/accounts.ts';
import { makeMember, makeStaff } from '../../test/factories.ts';
import { useTestApp } from '../../test/test-app.ts';

const nameOf = (permission: Permission) => permission.toUpperCase().replace('.', '_') as Role;

// each made-up role is the one row that a new one takes
vi.mock(import('@mala/contract/access/roles.ts'), async (original) => {
  const roles = await original();
  const single = roles.ROLES.ADMIN.map((one) => [one.toUpperCase().replace('.', '_'), [one]]);
  const CLERK = ['payments.record', 'mails.read'];
  // into the table itself, which the module's own functions read
  Object.assign(roles.ROLES, { CLERK }, Object.fromEntries(single));
  return { ...roles };
});

const app = useTestApp();

const permissionOf = (access: Access) => (typeof access === 'object' ? access.permission : null);
const isForSearchers = ({ access }: Endpoint) =>
  typeof access === 'object' && access.or === 'searcher';
const guarded = ENDPOINTS.filter(({ access }) => permissionOf(access));

/** What a call without a body and with ids of nobody is refused with; null where who asks is let through. */
async function refusalOf(endpoint: Endpoint, token: string): Promise<string | null> {
  const params = { userId: uuid(), id: uuid(), page: 1 };
  const { status, error } = await app().call(endpoint, { token, params });
  return status === 403 ? error.Code : null;
}

describe('a role with a single permission', () => {
  it.each(ROLES.ADMIN)('%s allows the calls that name it, and no others', async (permission) => {
    const { token } = await makeStaff(app().ctx, nameOf(permission));
    for (const endpoint of guarded) {
      const asked = permissionOf(endpoint.access) ?? '';
      const refused = (await refusalOf(endpoint, token)) !== null;
      expect([endpoint.name, asked, refused]).toEqual([endpoint.name, asked, asked !== permission]);
    }
  });
});

it('has the permissions of its row, and its name in replies', async () => {
  const { ctx, call } = app();
  const { token } = await makeStaff(ctx, 'CLERK' as Role);
  expect((await call(me, { token })).body).toMatchObject({ role: 'CLERK', terms_due: false });
  const member = await makeMember(ctx);
  const paid = await call(activateSubscription, {
    token,
    params: { id: member.user_id },
    body: { package: 'gold', payment_reference: 'UPI 4711' },
  });
  expect([paid.status, paid.body.total_download]).toEqual([200, 80]);
  expect((await call(readSubscription, { token: member.token })).status).toBe(200);
  const view = await call(viewProfile, { token, params: { profileId: member.user_id } });
  expect([view.status, view.error.Code]).toEqual([403, 'PROFILE_INCOMPLETE']);
});

it('does not change what members and administrators can do', () => {
  const asked = guarded.flatMap(({ access }) => permissionOf(access) ?? []);
  expect([...ROLES.ADMIN].sort()).toEqual([...new Set([...asked, 'contacts.read'])].sort());
  expect(ROLES.MEMBER).toEqual(['profile.own']);
});

it('of a name without a row adds nothing to what members can do', async () => {
  const { ctx, call } = app();
  const member = await makeMember(ctx);
  const users = ctx.db.updateTable('users').where('id', '=', member.user_id);
  await users.set({ role: 'NO_SUCH_ROLE' as Role }).execute();
  const body = { mobile_no: member.mobile_no, password: PASSWORD };
  const reply = await call(login, { body });
  expect(reply.status).toBe(200);
  const { token } = reply.body;
  expect((await call(me, { token })).body).toMatchObject({ role: 'MEMBER' });
  for (const endpoint of guarded) {
    const refused = (await refusalOf(endpoint, token)) !== null;
    expect([endpoint.name, refused]).toEqual([endpoint.name, !isForSearchers(endpoint)]);
  }
});
