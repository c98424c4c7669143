import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import type { Database } from '@mala/server/db/schema/database.ts';
import { sql, type Transaction } from 'kysely';
import { daysBefore } from './ids.ts';
import { createRandom, type Random } from './random.ts';

const DAYS = 400;
/** More than a statement takes as parameters at once, by far. */
const PORTION = 1000;

/** Of those who register, how many come to each further step. */
const GO_ON = [0.9, 0.93, 0.95, 0.8, 0.94, 0.92] as const;

/** The last step that somebody saves, from 1. */
function stepOf(random: Random): number {
  const stop = GO_ON.findIndex((share) => !random.chance(share));
  return stop === -1 ? GO_ON.length : stop;
}

/** The figures of more than a year: people who came and are gone, waits, and counts of each day. */
export async function makeNumbers(trx: Transaction<Database>, today: Date): Promise<void> {
  const random = createRandom('numbers');
  const dayOf = (ago: number) => dayInIndia(daysBefore(today, Math.max(0, ago)));
  const journeys = [];
  const waits = [];
  const counts = [];
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const day = dayOf(ago);
    // more and more, and most on Sundays
    const growth = 1.5 - ago / DAYS;
    const busy = new Date(day).getUTCDay() === 0 ? 1.6 : 1;
    for (const domain of DOMAINS) {
      const size = growth * busy * (domain === 'tamilmala' ? 1 : 0.7);
      for (let come = Math.round(size * random.normal(4, 1.5)); come > 0; come -= 1) {
        const furthest = stepOf(random);
        const takes = random.whole(0, 3);
        const isComplete = furthest === GO_ON.length && takes <= ago;
        const waited = Math.round(3600 * 2 ** random.normal(4, 1.5));
        const decided = ago - takes - Math.floor(waited / 86_400);
        const isDecided = isComplete && decided >= 0;
        const isApproved = isDecided && random.chance(0.9);
        const marries = isApproved && decided > 150 && random.chance(0.12);
        if (isDecided) waits.push({ day: dayOf(decided), domain, seconds: waited });
        journeys.push({
          user_id: null,
          domain,
          registered_on: day,
          furthest,
          completed_on: isComplete ? dayOf(ago - takes) : null,
          approved_on: isApproved ? dayOf(decided) : null,
          married_on: marries ? dayOf(random.whole(0, decided - 100)) : null,
          married_status: marries ? (random.chance(0.6) ? (300 as const) : (301 as const)) : null,
        });
      }
      for (const [what, usual] of [
        ['active', 40],
        ['searches', 160],
        ['downloads', 12],
      ] as const)
        counts.push({
          day,
          domain,
          what,
          count: Math.max(0, Math.round(size * random.normal(usual, usual / 6))),
        });
    }
  }
  for (let at = 0; at < journeys.length; at += PORTION)
    await trx
      .insertInto('journeys')
      .values(journeys.slice(at, at + PORTION))
      .execute();
  await trx.insertInto('review_waits').values(waits).execute();
  await trx.insertInto('daily_counts').values(counts).execute();
  // those who are there came to it before today
  await sql`
    UPDATE journeys SET
      completed_on = least(completed_on, approved_on, registered_on + 2),
      married_on = CASE WHEN married_on IS NOT NULL THEN least(registered_on + 150, ${dayOf(3)}::date) END
     WHERE user_id IS NOT NULL AND completed_on IS NOT NULL`.execute(trx);
}
