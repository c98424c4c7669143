import { listSimilar } from '@mala/contract/similar.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { facesSeen } from '../../access/files.ts';
import { isBudgeted, mayShortlist } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { joinObjects, writerOf } from '../../http/reply-serializer.ts';
import { route } from '../../http/route.ts';
import { findVisibleProfile } from '../profiles/index.ts';
import { askerOf } from './asker.ts';
import { listWriter } from './card-writers.ts';
import { writeCard } from './presenter.ts';

const writeList = listWriter(z.omit(listSimilar.reply, { rows: true }));
const writeCommon = writerOf(
  z.pick(listSimilar.reply.shape.rows._zod.def.element, { common: true }),
);

/** What is below a profile that may be opened: a list of cards, and counted as one (decision 110). */
export function mountSimilar(app: FastifyInstance, ctx: Context): void {
  route(
    app,
    ctx,
    listSimilar,
    async ({ viewer, params }) => {
      const profile = await findVisibleProfile(ctx, viewer, params.profileId);
      const { domain, gender } = profile;
      // nobody lists those like themselves
      if (!gender || !mayShortlist(viewer, profile)) throw new AppError('NOT_FOUND');
      const sees = facesSeen(viewer);
      const asker = askerOf(viewer);
      const { cards, own, comparison, is } = await ctx.search.similar({
        ...asker,
        ...{ shown: profile, domain, groups: [{ domain, gender }] },
        budgeted: ctx.config.rateLimits && isBudgeted(viewer),
      });
      const rows = cards.map(({ card, common }) =>
        joinObjects(
          writeCard(ctx, card, {
            sees,
            hasShortlisted: own.shortlist.has(card.user_id),
            ...{ comparison, preferences: asker.preferences, is },
          }),
          writeCommon({ common: [...common] }),
        ),
      );
      return writeList(rows, { photo_nudge: sees === 'none' });
    },
    ctx.search.searchers,
  );
}
