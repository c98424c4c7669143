import { can } from '@mala/contract/access/roles.ts';
import { chooseDigest, type DigestRhythm, readDigest } from '@mala/contract/digest.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { wantMail } from '../mail/index.ts';
import { nextDue } from './due.ts';
import { deleteRhythm, findRhythm, storeRhythm } from './queries.ts';

/** How often a member is mailed what is new (decision 112). */
export function mountDigest(app: FastifyInstance, ctx: Context): void {
  const { db, now } = ctx;

  route(app, ctx, readDigest, async ({ viewer }) => {
    const every: DigestRhythm = (await findRhythm(db, viewer.user_id)) ?? 'never';
    return { every };
  });

  route(app, ctx, chooseDigest, async ({ viewer, body }) => {
    if (!can(viewer, 'profile.own')) throw new AppError('FORBIDDEN');
    const { user_id } = viewer;
    const { every } = body;
    await db.transaction().execute(async (trx) => {
      if (every === 'never') return deleteRhythm(trx, user_id);
      const at = now();
      await storeRhythm(trx, { user_id, every, next_at: nextDue(every, user_id, at) }, at);
      // whoever stopped the mails by a link wants them again
      await wantMail(trx, user_id, 'new-profiles');
    });
    return body;
  });
}
