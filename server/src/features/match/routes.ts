import { readMatch, systemOf } from '@mala/contract/match.ts';
import type { FastifyInstance } from 'fastify';
import { isMatched } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { presentMatch } from './present-match.ts';
import { findMatched, type MatchedRow } from './queries.ts';

/** What the feature profiles does for this one, which stands below it. */
interface Opening {
  /**
   * A profile that the viewer may open, counted as opened where a member's are. Throws 403 by the viewer's standing, 404
   * NOT_FOUND, 429 TOO_MANY_PROFILES.
   */
  openProfile: (ctx: Context, viewer: Viewer, profileId: string) => Promise<MatchedRow>;
}

/** The match with a profile that may be opened (decision 097). */
export function mountMatch(app: FastifyInstance, ctx: Context, { openProfile }: Opening): void {
  route(app, ctx, readMatch, async ({ viewer, params, query }) => {
    const other = await openProfile(ctx, viewer, params.profileId);
    const own = await findMatched(ctx.db, viewer.user_id);
    if (!own?.gender || !isMatched(viewer, other)) throw new AppError('NOT_FOUND');
    const system = query.system ?? systemOf(other.domain);
    return presentMatch(system, { ...own, gender: own.gender }, other);
  });
}
