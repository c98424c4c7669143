import { worksInOffice } from '@mala/contract/access/roles.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as factors from '@mala/contract/second-factor.ts';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { addPasskeyOf, startPasskeyOf } from './add-passkey.ts';
import {
  addAppOf,
  removeAppOf,
  removePasskeyOf,
  renewRecoveryCodesOf,
  type SessionWrites,
} from './change-factors.ts';
import { findPasskeys } from './passkey-queries.ts';
import { presentFactors } from './presenter.ts';
import { countRecoveryCodes, findApp } from './queries.ts';

/** Whoever has left the office keeps what they have, and may remove it. */
function requireOffice(viewer: Viewer): void {
  if (!worksInOffice(viewer)) throw new AppError('FORBIDDEN');
}

/** The second factors of one's own account (decision 066). */
export function mountSecondFactor(app: FastifyInstance, ctx: Context, writes: SessionWrites): void {
  route(app, ctx, factors.showSecondFactor, async ({ viewer: { user_id } }) => {
    const own = await findApp(ctx.db, user_id);
    const readable = own !== undefined && ctx.appSecrets.opens(own.sealed_secret, user_id);
    return presentFactors(
      own ? { added_at: own.added_at, readable } : null,
      await countRecoveryCodes(ctx.db, user_id),
      await findPasskeys(ctx.db, user_id),
    );
  });

  route(app, ctx, factors.startApp, async ({ viewer }) => {
    requireOffice(viewer);
    return ctx.appSecrets.make(viewer.user_id, viewer.mobile_no);
  });

  route(app, ctx, factors.addApp, async ({ viewer, body }) => {
    requireOffice(viewer);
    return { recovery_codes: await addAppOf(ctx, viewer, body, writes) };
  });

  route(app, ctx, factors.removeApp, async ({ viewer }) => {
    await removeAppOf(ctx, viewer);
    return SUCCESS;
  });

  route(app, ctx, factors.renewRecoveryCodes, async ({ viewer }) => ({
    recovery_codes: await renewRecoveryCodesOf(ctx, viewer),
  }));

  route(app, ctx, factors.startPasskey, async ({ viewer, host }) => {
    requireOffice(viewer);
    return { options: await startPasskeyOf(ctx, viewer, host) };
  });

  route(app, ctx, factors.addPasskey, async ({ viewer, body, host }) => {
    requireOffice(viewer);
    return { recovery_codes: await addPasskeyOf(ctx, viewer, body, host, writes) };
  });

  route(app, ctx, factors.removePasskey, async ({ viewer, params }) => {
    await removePasskeyOf(ctx, viewer, params.id);
    return SUCCESS;
  });
}
