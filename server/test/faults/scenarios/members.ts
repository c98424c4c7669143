import * as account from '@mala/contract/members/account.ts';
import { eraseMember } from '@mala/contract/members/erasure.ts';
import { addNote } from '@mala/contract/members/notes.ts';
import { readMemberContact } from '@mala/contract/members/page.ts';
import type { Context } from '../../../src/context.ts';
import { freshMobile } from '../../factories/accounts.ts';
import { makeAdmin } from '../../factories.ts';
import { makeSomebody } from '../people.ts';
import { call, type Scenario } from '../scenario.ts';

const reason = 'The family asked for it on the telephone';

/** An owner, and a member with an address. */
async function office(ctx: Context) {
  const member = await makeSomebody(ctx);
  const owner = await makeAdmin(ctx);
  return { people: [member, owner], token: owner.token, params: { id: member.user_id } };
}

export const MEMBERS: readonly Scenario[] = [
  call(readMemberContact, office),
  call(addNote, async (ctx) => ({ ...(await office(ctx)), body: { text: 'Called on Monday' } })),
  call(account.endMemberSessions, async (ctx) => ({ ...(await office(ctx)), body: { reason } })),
  ...(['read', 'mail'] as const).map((way) => ({
    ...call(
      account.linkMemberPassword,
      async (ctx) => ({ ...(await office(ctx)), body: { way, reason } }),
      { adds: 'each link takes the place of the one before, and is told' },
    ),
    name: `auth.linkMemberPassword, to ${way}`,
  })),
  call(account.changeMemberMobile, async (ctx) => ({
    ...(await office(ctx)),
    body: { mobile_no: freshMobile(), reason },
  })),
  call(eraseMember, async (ctx) => {
    const sent = await office(ctx);
    return { ...sent, body: { asked_by: 'letter', asked_on: '2026-11-20' } };
  }),
];
