import * as horoscopes from '@mala/contract/horoscopes.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { findVisibleProfile, readsContact } from '../profiles/index.ts';
import { profileChart } from './read-chart.ts';
import { starOfBirth } from './star-of-birth.ts';

/** The star finder (decision 099) and the charts (decision 100). */
export function mountHoroscopes(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, horoscopes.findStar, async ({ viewer, body }) => {
    const { within, ...birth } = body;
    const star = starOfBirth(birth, viewer.domain);
    if (!star) throw new AppError('INVALID', { faults: { place: 'notInList' } });
    const border = Math.min(star.before.minutes, star.after.minutes) <= within;
    return { ...star, border };
  });

  route(app, ctx, horoscopes.readChart, async ({ viewer, params }) => {
    const profile = await findVisibleProfile(ctx, viewer, params.profileId);
    // shown to exactly those who see the birth time
    if (!(await readsContact(ctx, viewer, profile))) throw new AppError('NOT_FOUND');
    return profileChart(profile);
  });
}
