import * as complaints from '@mala/contract/complaints.ts';
import * as claims from '@mala/contract/payments/claims.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../src/context.ts';
import { giveComplaint } from '../../factories/complaints.ts';
import { giveClaim } from '../../factories/payments.ts';
import type { Person } from '../../factories.ts';
import { formOf } from '../../fixtures/uploads.ts';
import { makeSomebody } from '../people.ts';
import { call, type Scenario } from '../scenario.ts';
import { PICTURE } from './files.ts';

let told = 0;

/** A member who has told of a payment. */
async function claiming(ctx: Context) {
  const member = await makeSomebody(ctx);
  const id = await giveClaim(ctx, member);
  return { people: [member], token: member.token, params: { id } };
}

/** A member, and somebody whom he may open. */
async function pair(ctx: Context): Promise<[Person, Person]> {
  return [await makeSomebody(ctx, { gender: 'male' }), await makeSomebody(ctx)];
}

/** What members do about payments that they tell of, and about others. */
export const CLAIMS: readonly Scenario[] = [
  call(claims.tellPayment, async (ctx) => {
    const member = await makeSomebody(ctx);
    told += 1;
    const reference = `TOLD-${told}`;
    const body = { package: 'silver', way: 'upi', reference, paid_on: '2026-11-20' };
    return { people: [member], token: member.token, body };
  }),
  call(claims.addScreenshot, async (ctx) => ({
    ...(await claiming(ctx)),
    form: formOf('screenshot', PICTURE),
  })),
  call(claims.withdrawClaim, claiming, { again: [404] }),
  call(complaints.makeComplaint, async (ctx) => {
    const [member, about] = await pair(ctx);
    const body = { profile_id: about.user_id, reason: 'fake', text: 'The photos are of an actor.' };
    return { people: [member, about], token: member.token, body };
  }),
  call(complaints.addComplaintPicture, async (ctx) => {
    const [member, about] = await pair(ctx);
    const id = await giveComplaint(ctx, member, about);
    const form = formOf('picture', PICTURE);
    form.set('upload_id', uuid());
    return { people: [member, about], token: member.token, params: { id }, form };
  }),
];
