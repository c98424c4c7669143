import * as horoscopes from '@mala/contract/horoscopes.ts';
import { minutesOfDay } from '@mala/contract/profiles/birth-time.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { birthStar } from '../../ephemeris/birth-star.ts';
import { timeOfClock } from '../../ephemeris/clocks.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { findVisibleProfile, readsContact } from '../profiles/index.ts';
import { placeOfBirth } from './place-of-birth.ts';
import { presentPlace, presentStar } from './presenter.ts';
import { profileChart } from './read-chart.ts';

/** The star finder (decision 099) and the charts (decision 100). */
export function mountHoroscopes(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, horoscopes.findStar, async ({ viewer, body }) => {
    const { date, time, within } = body;
    const place = placeOfBirth(body.place, viewer.domain);
    if (!place) throw new AppError('INVALID', { faults: { place: 'notInList' } });
    const birth = timeOfClock(date, minutesOfDay(time), place.zone);
    const { at, before, after } = birthStar(birth.time);
    const beside = (one: typeof before) => ({ ...presentStar(one), minutes: one.minutes });
    return {
      ...presentStar(at),
      before: beside(before),
      after: beside(after),
      border: Math.min(before.minutes, after.minutes) <= within,
      place: presentPlace(place),
      ahead: birth.ahead,
    };
  });

  route(app, ctx, horoscopes.readChart, async ({ viewer, params }) => {
    const profile = await findVisibleProfile(ctx, viewer, params.profileId);
    // shown to exactly those who see the birth time
    if (!(await readsContact(ctx, viewer, profile))) throw new AppError('NOT_FOUND');
    return profileChart(profile);
  });
}
