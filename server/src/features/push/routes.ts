import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as push from '@mala/contract/push.ts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { areKeys, plainKeys } from './encrypt.ts';
import { presentPush } from './presenter.ts';
import { isPushAddress } from './push-services.ts';
import {
  countSubscriptions,
  deleteEndpoint,
  dropSubscriptions,
  findPushRefusals,
  keepSubscription,
  lockOpenSession,
  moveSubscription,
  setPushChoice,
} from './queries.ts';

const invalid = (field: string) => new AppError('INVALID', { faults: { [field]: 'invalid' } });

/** A device of a session that has ended would be told for ever, as its end has passed. Throws 401 UNAUTHENTICATED. */
async function requireOpenSession(
  trx: Transaction<Database>,
  { session_id }: Viewer,
): Promise<void> {
  if (!(await lockOpenSession(trx, session_id))) throw new AppError('UNAUTHENTICATED');
}

/** Notifications of the member's devices (decision 113). */
export function mountPush(app: FastifyInstance, ctx: Context): void {
  const site_key = ctx.pushKeys.publicKey;

  async function read({ user_id }: Viewer) {
    const [refused, devices] = await Promise.all([
      findPushRefusals(ctx.db, user_id),
      countSubscriptions(ctx.db, { user_id, site_key }),
    ]);
    return presentPush(site_key, refused, devices);
  }

  route(app, ctx, push.readPush, ({ viewer }) => read(viewer));

  route(app, ctx, push.subscribePush, async ({ viewer, body: { endpoint, keys, language } }) => {
    if (!isPushAddress(endpoint, ctx.config.pushTestUrl)) throw invalid('endpoint');
    if (!areKeys(keys)) throw invalid('keys');
    const { user_id, session_id } = viewer;
    const browser = { endpoint, ...plainKeys(keys) };
    const subscription = { user_id, session_id, ...browser, site_key, language };
    const created_at = ctx.now();
    await ctx.db.transaction().execute(async (trx) => {
      await requireOpenSession(trx, viewer);
      await keepSubscription(trx, { ...subscription, created_at }, push.MOST_DEVICES);
    });
    return read(viewer);
  });

  route(app, ctx, push.unsubscribePush, async ({ viewer, body }) => {
    await deleteEndpoint(ctx.db, body.endpoint, viewer.user_id);
    return read(viewer);
  });

  route(app, ctx, push.keepPush, async ({ viewer, body: { endpoint, language } }) => {
    const { user_id, session_id } = viewer;
    const kept = await ctx.db.transaction().execute(async (trx) => {
      await requireOpenSession(trx, viewer);
      const here = { endpoint, user_id, site_key };
      if (await moveSubscription(trx, here, { session_id, language })) return true;
      await deleteEndpoint(trx, endpoint);
      return false;
    });
    return { kept };
  });

  route(app, ctx, push.stopPush, async ({ viewer }) => {
    await dropSubscriptions(ctx.db, viewer.user_id, null);
    return SUCCESS;
  });

  route(app, ctx, push.choosePush, async ({ viewer, body: { kind, wanted } }) => {
    await setPushChoice(ctx.db, viewer.user_id, kind, wanted);
    return read(viewer);
  });
}
