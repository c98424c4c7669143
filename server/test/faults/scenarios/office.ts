import { decideComplaint } from '@mala/contract/complaints.ts';
import { dropFailedMail, retryFailedMail } from '@mala/contract/mail.ts';
import { reviewChange } from '@mala/contract/moderation/changes.ts';
import { findProfiles } from '@mala/contract/moderation/find.ts';
import { seeLiveChanges } from '@mala/contract/moderation/live-changes.ts';
import * as review from '@mala/contract/moderation/photos.ts';
import * as moderation from '@mala/contract/moderation/profiles.ts';
import { nextToReview } from '@mala/contract/moderation/review.ts';
import { reviewText } from '@mala/contract/moderation/texts.ts';
import * as views from '@mala/contract/moderation/views.ts';
import { correctPayment, refundPayment } from '@mala/contract/payments/changes.ts';
import * as claims from '@mala/contract/payments/claims.ts';
import { listPayments } from '@mala/contract/payments/ledger.ts';
import { readSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { activateSubscription } from '@mala/contract/subscriptions.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../src/context.ts';
import { pictureKey } from '../../../src/storage/picture-files.ts';
import { giveComplaint } from '../../factories/complaints.ts';
import { giveClaim, givePayment } from '../../factories/payments.ts';
import { givePhoto, makeAdmin, type Person, type Wanted } from '../../factories.ts';
import {
  giveFailedMail,
  giveHeldChange,
  giveHeldText,
  giveLiveChange,
  makeSomebody,
} from '../people.ts';
import { call, type Scenario } from '../scenario.ts';
import { storeFiles } from './files.ts';

async function office(ctx: Context, wanted: Wanted = {}) {
  const member = await makeSomebody(ctx, wanted);
  const admin = await makeAdmin(ctx);
  return { member, people: [member, admin], token: admin.token };
}

/** A saved view of somebody. */
async function giveView({ db }: Context, person: Person | undefined): Promise<string> {
  const id = uuid();
  const view = { id, user_id: person?.user_id ?? '', name: 'New', filters: '{}' };
  await db
    .insertInto('saved_views')
    .values({ ...view, created_at: new Date() })
    .execute();
  return id;
}

let payments = 0;

export const OFFICE: readonly Scenario[] = [
  call(moderation.changeStatus, async (ctx) => {
    const { member, ...sent } = await office(ctx, { status: 10 });
    await givePhoto(ctx, member, 'waiting');
    const { user_id: id } = member;
    return { ...sent, params: { id }, body: { profile_id: id, status: 200 } };
  }),
  call(nextToReview, async (ctx) => {
    const { member, ...sent } = await office(ctx, { status: 10 });
    return { ...sent, body: { except: [], holding: [member.user_id], take: 0 } };
  }),
  call(moderation.changeFeatured, async (ctx) => {
    const { member, ...sent } = await office(ctx);
    const { user_id: id } = member;
    return { ...sent, params: { id }, body: { profile_id: id, status: true } };
  }),
  call(
    moderation.listProfiles,
    async (ctx) => {
      const { member: _, ...sent } = await office(ctx);
      return { ...sent, params: { page: 1 }, body: {} };
    },
    { reads: true },
  ),
  call(
    listPayments,
    async (ctx) => {
      const { member: _, ...sent } = await office(ctx);
      return { ...sent, params: { page: 1 }, body: {} };
    },
    { reads: true },
  ),
  call(findProfiles, async (ctx) => {
    const { member, ...sent } = await office(ctx);
    return { ...sent, body: { text: member.mobile_no } };
  }),
  call(review.reviewPhoto, async (ctx) => {
    const { member, ...sent } = await office(ctx);
    const id = await givePhoto(ctx, member, 'waiting');
    return { ...sent, params: { id }, body: { decision: 'refuse', reason: 'Too dark' } };
  }),
  call(review.findLookalikes, async (ctx) => {
    const { member, ...sent } = await office(ctx);
    const id = await givePhoto(ctx, member, 'waiting');
    await storeFiles(ctx, [pictureKey('photo', id, 'short')]);
    return { ...sent, params: { id } };
  }),
  ...(['allow', 'refuse'] as const).map((decision) => ({
    ...call(
      reviewText,
      async (ctx) => {
        const { member, ...sent } = await office(ctx);
        const { id, version } = await giveHeldText(ctx, member);
        return { ...sent, params: { id }, body: { decision, version } };
      },
      { again: [decision === 'allow' ? 404 : 200] },
    ),
    name: `moderation.reviewText, to ${decision}`,
  })),
  ...(['allow', 'refuse'] as const).map((decision) => ({
    ...call(
      reviewChange,
      async (ctx) => {
        const { member, ...sent } = await office(ctx);
        const change = await giveHeldChange(ctx, member);
        return { ...sent, params: { id: member.user_id }, body: { ...change, decision } };
      },
      { again: [409] },
    ),
    name: `moderation.reviewChange, to ${decision}`,
  })),
  call(seeLiveChanges, async (ctx) => {
    const { member, ...sent } = await office(ctx);
    return { ...sent, body: { profiles: [await giveLiveChange(ctx, member)] } };
  }),
  call(views.saveView, async (ctx) => {
    const { member: _, ...sent } = await office(ctx);
    return { ...sent, body: { name: 'New', filters: { status: [0] } } };
  }),
  call(views.renameView, async (ctx) => {
    const { member: _, ...sent } = await office(ctx);
    const id = await giveView(ctx, sent.people[1]);
    return { ...sent, params: { id }, body: { name: 'Other' } };
  }),
  call(
    views.removeView,
    async (ctx) => {
      const { member: _, ...sent } = await office(ctx);
      return { ...sent, params: { id: await giveView(ctx, sent.people[1]) } };
    },
    { again: [404] },
  ),
  call(
    activateSubscription,
    async (ctx) => {
      const { member, ...sent } = await office(ctx);
      payments += 1;
      const body = { package: 'silver', payment_reference: `REF-${payments}` };
      return { ...sent, params: { id: member.user_id }, body };
    },
    { again: [409] },
  ),
  call(
    refundPayment,
    async (ctx) => {
      const { member, ...sent } = await office(ctx);
      const id = await givePayment(ctx, member, await makeAdmin(ctx));
      return { ...sent, params: { id }, body: { reason: 'Paid twice' } };
    },
    { again: [409] },
  ),
  call(correctPayment, async (ctx) => {
    const { member, ...sent } = await office(ctx);
    const id = await givePayment(ctx, member, await makeAdmin(ctx));
    payments += 1;
    const body = { package: 'gold', reference: `CORRECTED-${payments}`, reason: 'A wrong digit' };
    return { ...sent, params: { id }, body };
  }),
  call(
    claims.refuseClaim,
    async (ctx) => {
      const { member, ...sent } = await office(ctx);
      const id = await giveClaim(ctx, member);
      return { ...sent, params: { id }, body: { reason: 'Nothing came with this number' } };
    },
    { again: [409] },
  ),
  call(
    decideComplaint,
    async (ctx) => {
      const { member, people, token } = await office(ctx);
      const by = await makeSomebody(ctx, { gender: 'male' });
      const id = await giveComplaint(ctx, by, member);
      const body = { decision: 'warned', answer: 'We have warned them.', reason: 'No money.' };
      return { people: [...people, by], token, params: { id }, body };
    },
    { again: [409] },
  ),
  ...[retryFailedMail, dropFailedMail].map((endpoint) =>
    call(
      endpoint,
      async (ctx) => {
        const { member, ...sent } = await office(ctx);
        return { ...sent, params: { id: await giveFailedMail(ctx, member) } };
      },
      { again: [404] },
    ),
  ),
  {
    ...call(viewProfile, async (ctx) => {
      const { member, ...sent } = await office(ctx);
      return { ...sent, params: { profileId: member.user_id } };
    }),
    name: 'profiles.view, by the office',
  },
  ...[readSection.basic, readSection.horoscope].map((endpoint) =>
    call(endpoint, async (ctx) => {
      const { member, ...sent } = await office(ctx);
      return { ...sent, params: { userId: member.user_id } };
    }),
  ),
];
