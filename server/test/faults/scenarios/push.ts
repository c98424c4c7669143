import * as push from '@mala/contract/push.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../src/context.ts';
import { giveDevice } from '../../factories/devices.ts';
import { pretendBrowser } from '../../push-service.ts';
import { makeSomebody } from '../people.ts';
import { call, job, type Scenario } from '../scenario.ts';

const language = 'en';

/** A member with a device. */
async function withDevice(ctx: Context, service = 'https://fcm.googleapis.com/fcm/send') {
  const member = await makeSomebody(ctx);
  const endpoint = `${service}/${uuid()}`;
  const subscription_id = await giveDevice(ctx, member, endpoint);
  return { people: [member], token: member.token, endpoint, subscription_id };
}

export const PUSH: readonly Scenario[] = [
  call(
    push.subscribePush,
    async (ctx) => {
      const { people, token } = await withDevice(ctx);
      const endpoint = `https://fcm.googleapis.com/fcm/send/${uuid()}`;
      return { people, token, body: { endpoint, keys: pretendBrowser().keys, language } };
    },
    {
      differs: { what: /^push_subscriptions/, why: 'a browser that subscribes again is a new row' },
    },
  ),
  call(push.unsubscribePush, async (ctx) => {
    const { people, token, endpoint } = await withDevice(ctx);
    return { people, token, body: { endpoint } };
  }),
  call(push.keepPush, async (ctx) => {
    const { people, token, endpoint } = await withDevice(ctx);
    return { people, token, body: { endpoint, language } };
  }),
  call(push.stopPush, async (ctx) => {
    const { people, token } = await withDevice(ctx);
    return { people, token };
  }),
  call(push.choosePush, async (ctx) => {
    const { people, token } = await withDevice(ctx);
    return { people, token, body: { kind: 'package-ending', wanted: false } };
  }),
];

export const PUSH_JOBS: readonly Scenario[] = [
  job('push', async (ctx) => {
    const { people, subscription_id } = await withDevice(ctx, ctx.config.pushTestUrl);
    const message_id = uuid();
    await ctx.db
      .insertInto('push_messages')
      .values({
        ...{ id: message_id, kind: 'profile-approved', facts: '{}', once: null, taken_at: null },
        ...{ user_id: people[0]?.user_id ?? '', queued_at: ctx.now() },
      })
      .execute();
    return { people, data: { message_id, subscription_id } };
  }),
];
