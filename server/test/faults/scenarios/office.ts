import { dropFailedMail, retryFailedMail } from '@mala/contract/mail.ts';
import * as review from '@mala/contract/moderation/photos.ts';
import * as moderation from '@mala/contract/moderation/profiles.ts';
import { reviewText } from '@mala/contract/moderation/texts.ts';
import { activateSubscription } from '@mala/contract/subscriptions.ts';
import type { Context } from '../../../src/context.ts';
import { pictureKey } from '../../../src/storage/picture-files.ts';
import { givePhoto, makeAdmin, type Wanted } from '../../factories.ts';
import { giveFailedMail, giveHeldText, makeSomebody } from '../people.ts';
import { call, type Scenario } from '../scenario.ts';
import { storeFiles } from './files.ts';

async function office(ctx: Context, wanted: Wanted = {}) {
  const member = await makeSomebody(ctx, wanted);
  const admin = await makeAdmin(ctx);
  return { member, people: [member, admin], token: admin.token };
}

let payments = 0;

export const OFFICE: readonly Scenario[] = [
  call(moderation.changeStatus, async (ctx) => {
    const { member, ...sent } = await office(ctx, { status: 10 });
    await givePhoto(ctx, member, 'waiting');
    const { user_id: id } = member;
    return { ...sent, params: { id }, body: { profile_id: id, status: 200 } };
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
];
