import * as absences from '@mala/contract/members/absences.ts';
import * as corrections from '@mala/contract/members/corrections.ts';
import type { Context } from '../../../src/context.ts';
import { findCorrectable, findProfile } from '../../../src/features/profiles/index.ts';
import { giveAbsence, giveCorrection } from '../../factories/absences.ts';
import { makeAdmin } from '../../factories.ts';
import { makeSomebody } from '../people.ts';
import { call, type Scenario } from '../scenario.ts';

const reason = 'The family asked for it on the telephone';
const DONE = { again: [409] };

/** An owner, and a member with an address. */
async function office(ctx: Context) {
  const member = await makeSomebody(ctx);
  const owner = await makeAdmin(ctx);
  const sent = { people: [member, owner], token: owner.token, params: { id: member.user_id } };
  return { member, sent };
}

export const CORRECTIONS: readonly Scenario[] = [
  ...[absences.pauseMember, absences.closeMember].map((endpoint) =>
    call(endpoint, async (ctx) => ({ ...(await office(ctx)).sent, body: { reason } }), DONE),
  ),
  ...(
    [
      [absences.resumeMember, 'paused'],
      [absences.reopenMember, 'closed'],
    ] as const
  ).map(([endpoint, kind]) =>
    call(
      endpoint,
      async (ctx) => {
        const { member, sent } = await office(ctx);
        await giveAbsence(ctx, member.user_id, kind);
        return { ...sent, body: { reason } };
      },
      DONE,
    ),
  ),
  call(absences.pauseOwn, async (ctx) => {
    const member = await makeSomebody(ctx);
    return { people: [member], token: member.token };
  }),
  call(absences.resumeOwn, async (ctx) => {
    const member = await makeSomebody(ctx);
    await giveAbsence(ctx, member.user_id, 'paused', { byOffice: false });
    return { people: [member], token: member.token };
  }),
  call(
    corrections.correctSection,
    async (ctx) => {
      const { member, sent } = await office(ctx);
      const profile = await findProfile(ctx.db, member.user_id);
      const read = profile && (await findCorrectable(ctx.db, profile, 'basic'));
      const fields = { ...read?.fields, city: 'Salem', email: null };
      const body = { version: read?.version, reason, fields };
      return { ...sent, params: { ...sent.params, section: 'basic' }, body };
    },
    DONE,
  ),
  call(corrections.objectTo, async (ctx) => {
    const member = await makeSomebody(ctx);
    const id = await giveCorrection(ctx, member.user_id, { objection: null });
    const body = { text: 'It was right before' };
    return { people: [member], token: member.token, params: { id }, body };
  }),
  ...corrections.OBJECTION_ANSWERS.map((answer) => ({
    ...call(
      corrections.answerObjection,
      async (ctx) => {
        const { member, sent } = await office(ctx);
        const id = await giveCorrection(ctx, member.user_id);
        return { ...sent, params: { id }, body: { answer, reason } };
      },
      DONE,
    ),
    name: `corrections.answer, ${answer}`,
  })),
];
