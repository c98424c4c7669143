import type { Permission, Role } from '@mala/contract/access/roles.ts';
import { me } from '@mala/contract/auth/me.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import type { Access, Endpoint } from '@mala/contract/endpoint.ts';
import { correctSection, readCorrectable } from '@mala/contract/members/corrections.ts';
import { readSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { activateSubscription, readSubscription } from '@mala/contract/subscriptions.ts';
import { v7 as uuid } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '../../test/all-endpoints.ts';
import { PASSWORD } from '../../test/factories/accounts.ts';
import { giveRole, makeMember, makeStaff } from '../../test/factories.ts';
import { historyOf } from '../../test/history.ts';
import { useTestApp } from '../../test/test-app.ts';

/** Every permission of the office. */
const PERMISSIONS = vi.hoisted(
  () =>
    [
      ...['profiles.read', 'contacts.read', 'profiles.edit', 'profiles.list'],
      ...['profiles.review', 'profiles.feature', 'photos.review', 'payments.record'],
      ...['marriages.publish', 'mails.read', 'mails.settle', 'disks.read', 'roles.give'],
      ...['history.read', 'data.export', 'complaints.handle', 'members.read', 'members.note'],
      ...['members.act', 'members.call', 'members.erase', 'numbers.read', 'settings.write'],
      ...['desk.read', 'entries.write', 'entries.oversee'],
    ] as Permission[],
);

const nameOf = (permission: Permission) => permission.toUpperCase().replace('.', '_') as Role;

// each made-up role is the one row that a new one takes
vi.mock(import('@mala/contract/access/roles.ts'), async (original) => {
  const roles = await original();
  const single = PERMISSIONS.map((one) => [one.toUpperCase().replace('.', '_'), [one]]);
  const made = { CLERK: ['payments.record', 'mails.read'], ...Object.fromEntries(single) };
  // into the table itself, which the module's own functions read
  Object.assign(roles.ROLES, made);
  return { ...roles };
});

const app = useTestApp();

/** The permission of the office that a call asks for. */
const permissionOf = (access: Access) =>
  typeof access === 'object' && access.permission !== 'profile.own' ? access.permission : null;
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
  it.each(PERMISSIONS)('%s allows the calls that name it, and no others', async (permission) => {
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
  expect((await call(me, { token })).body).toMatchObject({
    role: 'ADMIN',
    roles: [{ role: 'CLERK', domain: null }],
    terms_due: false,
  });
  const member = await makeMember(ctx);
  const paid = await call(activateSubscription, {
    token,
    params: { id: member.user_id },
    body: { package: 'gold', payment_reference: 'UPI 4711' },
  });
  expect([paid.status, paid.body.total_download]).toEqual([200, 80]);
  expect((await call(readSubscription, { token: member.token })).status).toBe(200);
  const view = await call(viewProfile, { token, params: { profileId: member.user_id } });
  expect([view.status, view.error.Code]).toEqual([403, 'FORBIDDEN']);
});

it('corrects without contact what it may not read, and leaves that as it is', async () => {
  const { ctx, call } = app();
  const { token } = await makeStaff(ctx, nameOf('profiles.edit'));
  const member = await makeMember(ctx);
  const params = { id: member.user_id, section: 'basic' as const };
  const { body } = await call(readCorrectable, { token, params });
  expect(body.contact).toBe(false);
  for (const name of ['mobiles', 'email', 'address', 'pincode'])
    expect(body.fields).not.toHaveProperty(name);
  const fields = { ...body.fields, city: 'Erode', mobiles: ['9840099999', null], email: null };
  const sent = { version: body.version, reason: 'A test', fields };
  expect((await call(correctSection, { token, params, body: sent })).status).toBe(200);
  const own = { token: member.token, params: { userId: member.user_id } };
  expect((await call(readSection.basic, own)).body).toMatchObject({
    city: 'Erode',
    mobiles: ['9840012345', null],
    email: 'meena@example.in',
  });
  expect(await historyOf(ctx, member.user_id)).toMatchObject([{ action: 'correction' }]);
});

it('is given each of the permissions that calls and handlers ask for', () => {
  const asked = guarded.flatMap(({ access }) => permissionOf(access) ?? []);
  const others = ['contacts.read', 'disks.read', 'entries.oversee'];
  expect([...PERMISSIONS].sort()).toEqual([...new Set([...asked, ...others])].sort());
});

it('of a name without a row adds nothing to what members can do', async () => {
  const { ctx, call } = app();
  const member = await makeMember(ctx);
  await giveRole(ctx, member, 'NO_SUCH_ROLE' as Role);
  const body = { mobile_no: member.mobile_no, password: PASSWORD };
  const reply = await call(login, { body });
  expect(reply.status).toBe(200);
  const { token = '' } = reply.body;
  const account = (await call(me, { token })).body;
  expect(account).toMatchObject({ role: 'MEMBER' });
  expect(account).not.toHaveProperty('roles');
  for (const endpoint of guarded) {
    const refused = (await refusalOf(endpoint, token)) !== null;
    expect([endpoint.name, refused]).toEqual([endpoint.name, !isForSearchers(endpoint)]);
  }
});
