import * as contacts from '@mala/contract/contacts.ts';
import type { Subscription } from '@mala/contract/subscriptions.ts';
import type { FastifyInstance } from 'fastify';
import { ownsContact } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { findVisibleProfile, readProfileView } from '../profiles/index.ts';
import { findSubscription, presentSubscription } from '../subscriptions/index.ts';
import { downloadContact } from './download-contact.ts';

async function runningSubscription(ctx: Context, viewer: Viewer): Promise<Subscription | null> {
  if (!viewer.subscription_id) return null;
  return presentSubscription(await findSubscription(ctx.db, viewer.subscription_id), ctx.now());
}

/** Downloading contacts (server rules, section 5). */
export function mountContacts(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, contacts.downloadContact, async ({ viewer, params }) => {
    const profile = await findVisibleProfile(ctx, viewer, params.profileId);
    if (!ownsContact(viewer, profile)) {
      const isNew = await downloadContact(ctx.db, viewer, profile.user_id, ctx.now());
      if (isNew) ctx.daily.count('downloads', viewer.domain);
    }
    const view = await readProfileView(ctx, viewer, profile);
    return { ...view, subscription: await runningSubscription(ctx, viewer) };
  });
}
