import { startExport } from '@mala/contract/exports.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import * as staff from '@mala/contract/staff.ts';
import type { Context } from '../../../src/context.ts';
import { freshMobile } from '../../factories/accounts.ts';
import { makeAdmin, makeMember, makeStaff } from '../../factories.ts';
import { freshEmail } from '../people.ts';
import { call, type Scenario } from '../scenario.ts';

const ROLE = { role: 'CASHIER', role_domain: 'tamilmala' } as const;

/** An owner, and somebody else of the office. */
async function office(ctx: Context) {
  const owner = await makeAdmin(ctx);
  const person = await makeStaff(ctx, ROLE.role, ROLE.role_domain, ROLE.role_domain);
  return { people: [owner, person], token: owner.token, params: { id: person.user_id } };
}

export const STAFF: readonly Scenario[] = [
  call(staff.giveRole, async (ctx) => {
    const owner = await makeAdmin(ctx);
    const person = await makeMember(ctx, { status: 0, without: [...SECTIONS, 'photo'] });
    const { mobile_no, domain } = person;
    const body = { mobile_no, domain, ...ROLE };
    return { people: [owner, person], token: owner.token, body };
  }),
  call(
    staff.addPerson,
    async (ctx) => {
      const owner = await makeAdmin(ctx);
      const mobile_no = freshMobile();
      const person = { user_name: 'Revathi', mobile_no, domain: 'tamilmala', email: freshEmail() };
      return { people: [owner, { mobile_no }], token: owner.token, body: { ...person, ...ROLE } };
    },
    { again: [409] },
  ),
  call(startExport, async (ctx) => {
    const owner = await makeAdmin(ctx);
    const body = { what: 'payments', format: 'csv', domain: 'tamilmala', language: 'en' };
    return { people: [owner], token: owner.token, body };
  }),
  call(staff.linkPassword, office),
  call(staff.takeRole, async (ctx) => ({ ...(await office(ctx)), body: ROLE }), { again: [404] }),
];
