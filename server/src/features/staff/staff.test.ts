import { ROLE_NAMES } from '@mala/contract/access/role-places.ts';
import type { Role } from '@mala/contract/access/roles.ts';
import { me } from '@mala/contract/auth/me.ts';
import { chooseNewPassword } from '@mala/contract/auth/passwords.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { readDesk } from '@mala/contract/desk.ts';
import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import * as staff from '@mala/contract/staff.ts';
import { describe, expect, it } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { freshMobile, freshName, PASSWORD } from '../../../test/factories/accounts.ts';
import { sampleSections } from '../../../test/factories/sections.ts';
import {
  asOwner,
  giveRole,
  makeAdmin,
  makeMember,
  makeStaff,
  type Person,
} from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { whileChanging } from '../../../test/while-changing.ts';
import { lockProfile } from '../../access/find-profile.ts';

const app = useTestApp();

const UNBEGUN = {
  status: 0,
  without: ['basic', 'personal', 'work', 'photo', 'family', 'horoscope'],
} as const;

const newcomer = (domain: Domain = 'tamilmala') => makeMember(app().ctx, { domain, ...UNBEGUN });

const give = ({ token }: Person, to: Person, role: Role, role_domain: Domain | null) =>
  app().call(staff.giveRole, {
    token,
    body: { mobile_no: to.mobile_no, domain: to.domain, role, role_domain },
  });

const take = ({ token }: Person, from: Person, role: Role, role_domain: Domain | null) =>
  app().call(staff.takeRole, {
    token,
    params: { id: from.user_id },
    body: { role, role_domain },
  });

const personOf = async ({ token }: Person, who: Pick<Person, 'mobile_no'>) => {
  const { body } = await app().call(staff.listStaff, { token });
  return body.rows.find(({ mobile_no }) => mobile_no === who.mobile_no);
};

const rolesOf = async ({ token }: Person) => (await app().call(me, { token })).body.roles;

describe('a role', () => {
  it.each(ROLE_NAMES)('%s holds at once when it is given, and when it is taken', async (role) => {
    const [owner, person] = [await makeAdmin(app().ctx), await newcomer()];
    const desk = () => app().call(readDesk, { token: person.token });
    expect((await desk()).status).toBe(403);
    expect((await give(owner, person, role, 'tamilmala')).status).toBe(200);
    expect(await rolesOf(person)).toEqual([{ role, domain: 'tamilmala' }]);
    expect((await desk()).status).toBe(200);
    expect((await take(owner, person, role, 'tamilmala')).status).toBe(200);
    expect((await desk()).status).toBe(403);
    expect(await rolesOf(person)).toBeUndefined();
    const who = { actor_id: owner.user_id, action: 'role' };
    const held = { role, role_domain: 'tamilmala' };
    expect(await historyOf(app().ctx, person.user_id)).toMatchObject([
      { ...who, before: {}, after: held },
      { ...who, before: held, after: {} },
    ]);
  });

  it('is listed with who gave it', async () => {
    const [owner, person] = [await makeAdmin(app().ctx), await newcomer()];
    await give(owner, person, 'CASHIER', null);
    const { user_id, user_name, mobile_no, domain } = person;
    expect(await personOf(owner, person)).toEqual({
      ...{ user_id, user_name, mobile_no, domain, can_link: true },
      roles: [
        {
          ...{ role: 'CASHIER', domain: null, given_by: owner.user_name },
          given_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ],
    });
  });

  it('is not given twice, and one for both communities replaces the others', async () => {
    const [owner, person] = [await makeAdmin(app().ctx), await newcomer()];
    for (const where of ['tamilmala', 'tamilmala', null, 'marathimala'] as const)
      expect((await give(owner, person, 'CASHIER', where)).status).toBe(200);
    expect(await rolesOf(person)).toEqual([{ role: 'CASHIER', domain: null }]);
    expect(await historyOf(app().ctx, person.user_id)).toHaveLength(2);
  });

  it('is not given twice by two owners at once', async () => {
    const owners = await Promise.all([makeAdmin(app().ctx), makeAdmin(app().ctx)]);
    const person = await newcomer();
    const replies = await Promise.all(owners.map((owner) => give(owner, person, 'OWNER', null)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rolesOf(person)).toHaveLength(1);
  });

  it('is not for a closed account, which nobody could open again then', async () => {
    const [owner, gone] = [await makeAdmin(app().ctx), await newcomer()];
    await giveAbsence(app().ctx, gone.user_id, 'closed');
    const { status, error } = await give(owner, gone, 'CASHIER', 'tamilmala');
    expect([status, error.Code]).toEqual([403, 'ACCOUNT_CLOSED']);
    expect(await personOf(owner, gone)).toBeUndefined();
  });

  it('is not for whoever has begun a profile, nor for an unknown account', async () => {
    const owner = await makeAdmin(app().ctx);
    const { status, error } = await give(owner, await makeMember(app().ctx), 'CASHIER', null);
    expect([status, error.Code]).toEqual([409, 'PROFILE_BEGUN']);
    const unknown = { ...(await newcomer()), mobile_no: freshMobile() };
    expect((await give(owner, unknown, 'CASHIER', null)).status).toBe(404);
    const elsewhere: Person = { ...(await newcomer()), domain: 'marathimala' };
    expect((await give(owner, elsewhere, 'CASHIER', null)).status).toBe(404);
  });

  it('leaves nobody with a profile who begins it meanwhile', async () => {
    const { db } = app().ctx;
    const [owner, person] = [await makeAdmin(app().ctx), await newcomer()];
    const { basic } = sampleSections('tamilmala');
    const { status } = await whileChanging(
      db,
      async (trx) => {
        await lockProfile(trx, person.user_id);
        await giveRole({ ...app().ctx, db: trx }, person, 'HELPER');
      },
      () => app().call(saveSection.basic, { ...asOwner(person), body: basic }),
    );
    expect(status).toBe(403);
    expect((await personOf(owner, person))?.roles).toHaveLength(1);
  });

  it('leaves no way to a profile of one’s own, and back to a member there is one', async () => {
    const [owner, person] = [await makeAdmin(app().ctx), await newcomer()];
    const { basic } = sampleSections('tamilmala');
    const save = () => app().call(saveSection.basic, { ...asOwner(person), body: basic });
    await give(owner, person, 'OWNER', null);
    expect((await save()).status).toBe(404);
    const { body } = await app().call(listProfiles, {
      token: owner.token,
      params: { page: 1 },
      body: { name: [person.user_name] },
    });
    expect(body.rows.map(({ profile_id }) => profile_id)).not.toContain(person.user_id);
    await take(owner, person, 'OWNER', null);
    expect((await save()).status).toBe(200);
  });

  it.each([
    { role: 'GARDENER' },
    { role: undefined },
    { role_domain: undefined },
    { role_domain: 'x' },
    { domain: 'x' },
    { mobile_no: '12' },
    { more: 1 },
  ])('is refused for %o', async (fault) => {
    const [{ token }, { mobile_no }] = [await makeAdmin(app().ctx), await newcomer()];
    const right = { mobile_no, domain: 'tamilmala', role: 'CASHIER', role_domain: null };
    const reply = await app().call(staff.giveRole, { token, body: { ...right, ...fault } });
    expect([reply.status, Object.keys(reply.error.Faults ?? {})]).toEqual([
      400,
      Object.keys(fault),
    ]);
  });
});

describe('the owner of one community', () => {
  const makeTamilOwner = () => makeStaff(app().ctx, 'OWNER', 'tamilmala', 'tamilmala');

  it('gives and takes roles there only', async () => {
    const owner = await makeTamilOwner();
    const [here, there] = [await newcomer(), await newcomer('marathimala')];
    expect((await give(owner, here, 'CASHIER', 'tamilmala')).status).toBe(200);
    expect((await give(owner, here, 'CASHIER', 'marathimala')).status).toBe(403);
    expect((await give(owner, here, 'CASHIER', null)).status).toBe(403);
    expect((await give(owner, there, 'CASHIER', 'tamilmala')).status).toBe(404);
    await giveRole(app().ctx, here, 'REVIEWER');
    expect((await take(owner, here, 'REVIEWER', null)).status).toBe(403);
    expect((await take(owner, here, 'CASHIER', 'tamilmala')).status).toBe(200);
  });

  it('sees nobody of the other community, and makes no link for whoever has more', async () => {
    const owner = await makeTamilOwner();
    const other = await makeStaff(app().ctx, 'CASHIER', 'marathimala', 'marathimala');
    const both = await makeStaff(app().ctx, 'CASHIER', 'tamilmala', 'tamilmala');
    await giveRole(app().ctx, both, 'OWNER', 'marathimala');
    expect(await personOf(owner, other)).toBeUndefined();
    expect(await personOf(owner, both)).toMatchObject({
      can_link: false,
      roles: [{ role: 'CASHIER', domain: 'tamilmala' }],
    });
    const link = (person: Person) =>
      app().call(staff.linkPassword, { token: owner.token, params: { id: person.user_id } });
    expect([(await link(other)).status, (await link(both)).status]).toEqual([404, 403]);
    expect((await link(owner)).status).toBe(403);
  });
});

describe('somebody new', () => {
  const add = ({ token }: Person, more: object = {}) => {
    const mobile_no = freshMobile();
    const body = {
      ...{ user_name: freshName('Revathi'), mobile_no, domain: 'tamilmala' },
      ...{ role: 'REVIEWER', role_domain: 'tamilmala', ...more },
    };
    return { mobile_no, reply: app().call(staff.addPerson, { token, body }) };
  };
  const choose = (link: string, password = PASSWORD) => {
    const [user_id, secret] = new URL(link).pathname.split('/').slice(-2);
    return app().call(chooseNewPassword, { body: { user_id, secret, password } });
  };

  it('chooses a password by the link, once, and signs in', async () => {
    const owner = await makeAdmin(app().ctx);
    const { mobile_no, reply } = add(owner);
    const { status, body } = await reply;
    expect([status, body.mailed]).toEqual([200, false]);
    expect((await choose(body.link)).body.Status).toBe('Success');
    expect((await choose(body.link)).body.Status).toBe('Failure');
    const { token } = (await app().call(login, { body: { mobile_no, password: PASSWORD } })).body;
    const account = (await app().call(me, { token })).body;
    const roles = [{ role: 'REVIEWER', domain: 'tamilmala' }];
    expect(account).toMatchObject({ role: 'ADMIN', roles, mid: null, terms_due: false });
  });

  it('cannot use the link after three days, and gets a new one, which ends the first', async () => {
    const owner = await makeAdmin(app().ctx);
    const { mobile_no, reply } = add(owner);
    const { link } = (await reply).body;
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    app().setNow(days(3.1));
    expect((await choose(link)).body.Status).toBe('Failure');
    app().setNow(days(0));
    const id = (await personOf(owner, { mobile_no }))?.user_id ?? '';
    const again = () => app().call(staff.linkPassword, { token: owner.token, params: { id } });
    const [second, third] = [(await again()).body.link, (await again()).body.link];
    expect((await choose(link)).body.Status).toBe('Failure');
    expect((await choose(second)).body.Status).toBe('Failure');
    expect((await choose(third)).body.Status).toBe('Success');
  });

  it('needs a mobile number that nobody has, and a sound email', async () => {
    const owner = await makeAdmin(app().ctx);
    const { mobile_no } = await newcomer('marathimala');
    const taken = await add(owner, { mobile_no }).reply;
    expect([taken.status, taken.error.Code]).toEqual([409, 'MOBILE_TAKEN']);
    const odd = await add(owner, { email: 'x' }).reply;
    expect([odd.status, odd.error.Faults]).toEqual([400, { email: 'email' }]);
    expect((await add(owner, { email: '' }).reply).body.mailed).toBe(false);
  });

  it('is not made for another community, nor is a link for a member', async () => {
    const owner = await makeStaff(app().ctx, 'OWNER', 'tamilmala', 'tamilmala');
    expect((await add(owner, { domain: 'marathimala' }).reply).status).toBe(403);
    expect((await add(owner, { role_domain: null }).reply).status).toBe(403);
    const { token } = owner;
    for (const id of [(await newcomer()).user_id, 'x'])
      expect((await app().call(staff.linkPassword, { token, params: { id } })).status).toBe(404);
  });
});
