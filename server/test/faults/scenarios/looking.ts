import {
  answerLooking,
  CALL_OUTCOMES,
  LOOKING_ANSWERS,
  recordCall,
} from '@mala/contract/still-looking.ts';
import type { Context } from '../../../src/context.ts';
import { giveAbsence } from '../../factories/absences.ts';
import { makeAdmin } from '../../factories.ts';
import { giveAsking, makeSomebody } from '../people.ts';
import { call, type Scenario } from '../scenario.ts';

/** A member who was asked and is not shown, and waits for a call. */
async function asked(ctx: Context) {
  const member = await makeSomebody(ctx);
  const now = ctx.now();
  await giveAbsence(ctx, member.user_id, 'quiet', { byOffice: false });
  const call = { call_why: 'unreached', call_since: now } as const;
  const id = await giveAsking(ctx, member, { hidden_at: now, ...call });
  return { member, id };
}

const RECORDED = {
  looking: { again: [409] },
  'not-reached': { again: [409] },
  found: {},
};

export const LOOKING: readonly Scenario[] = [
  ...LOOKING_ANSWERS.map((answer) => ({
    ...call(answerLooking, async (ctx) => {
      const { member, id } = await asked(ctx);
      const secret = ctx.linkSecrets.secretOf('still-looking', `${member.user_id}:${id}`);
      const body = { user_id: member.user_id, asking_id: id, secret, answer };
      return { people: [member], body };
    }),
    name: `stillLooking.answer, ${answer}`,
  })),
  ...CALL_OUTCOMES.map((outcome) => ({
    ...call(
      recordCall,
      async (ctx) => {
        const { member } = await asked(ctx);
        const owner = await makeAdmin(ctx);
        const sent = { people: [member, owner], token: owner.token };
        return { ...sent, params: { id: member.user_id }, body: { outcome } };
      },
      RECORDED[outcome],
    ),
    name: `stillLooking.recordCall, ${outcome}`,
  })),
];
