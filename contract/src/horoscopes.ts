import * as z from 'zod/mini';
import { plainDigits } from './digits.ts';
import { endpoint } from './endpoint.ts';
import { NOT_OPENING, profileParams } from './endpoint-parts.ts';
import { isCalendarDate } from './profiles/age.ts';
import { isBirthTime } from './profiles/birth-time.ts';
import { requiredText } from './text.ts';

/** Before, towns of India had clocks of their own. */
const FIRST_YEAR = 1906;
const LAST_YEAR = 2099;

const year = (date: string) => Number(date.slice(0, 4));

/** A place of birth: `zone` is the IANA name of its time; `latitude` and `longitude` are degrees north and east. */
const place = z.object({
  /** in English, and in Tamil and Marathi if it is known so */
  name: z.string(),
  ta: z.optional(z.string()),
  mr: z.optional(z.string()),
  /** '' outside India, and where it is not known */
  district: z.string(),
  /** the state, or the country outside India */
  region: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  zone: z.string(),
});
export type Place = z.infer<typeof place>;

/** Star, padham and raasi under the names of the lists of options. */
const starOfMoon = z.object({ birth_star: z.string(), padham: z.number(), raasi: z.string() });
export type StarOfMoon = z.infer<typeof starOfMoon>;

/** The next place of the moon, and how many minutes earlier or later the birth would have to be for it. */
const beside = z.extend(starOfMoon, { minutes: z.number() });

/** By how many minutes, either way, a time of birth is often wrong. */
export const OFTEN_WRONG_BY = 15;

/**
 * Proposes star, padham and raasi of a birth; stores nothing. A POST, so that a date of birth is in no address. `place` is
 * typed, in any script: 400 INVALID with `notInList` if it names no place of ours.
 */
export const findStar = endpoint({
  name: 'horoscopes.findStar',
  method: 'POST',
  path: '/api/horoscope/star',
  whileFull: true,
  summary: 'Star, padham and raasi of a birth, and how near their borders it is',
  access: 'session',
  body: z.strictObject({
    date: z.string({ error: 'required' }).check(
      z.overwrite(plainDigits),
      z.refine((date) => isCalendarDate(date) && year(date) <= LAST_YEAR, {
        error: 'date',
        abort: true,
      }),
      z.refine((date) => year(date) >= FIRST_YEAR, `bornTooEarly:${FIRST_YEAR}`),
    ),
    time: z
      .string({ error: 'required' })
      .check(z.overwrite(plainDigits), z.refine(isBirthTime, 'time')),
    place: requiredText(80),
    /** minutes that the time may be wrong by, either way */
    within: z._default(
      z
        .number({ error: 'invalid' })
        .check(z.int('wholeNumber'), z.minimum(0, 'atLeast:0'), z.maximum(120, 'atMost:120')),
      OFTEN_WRONG_BY,
    ),
  }),
  reply: z.object({
    ...starOfMoon.shape,
    before: beside,
    after: beside,
    /** whether `before` or `after` is as likely: their minutes are not more than `within` */
    border: z.boolean(),
    place,
    /** minutes that the clocks there were ahead of UTC */
    ahead: z.number(),
  }),
  limit: { by: 'user', points: 120, seconds: 600, ofReading: true },
});

export const GRAHAS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;
export type Graha = (typeof GRAHAS)[number];

/** The raasi in which something stands, in the rasi chart and in the navamsa chart. */
const stand = z.object({ rasi: z.string(), navamsa: z.string() });
export type Stand = z.infer<typeof stand>;

/** Lagna and grahas of a birth, each with its two raasis under the names of the list of raasis. */
const chart = z.object({ lagna: stand, grahas: z.record(z.enum(GRAHAS), stand) });
export type Chart = z.infer<typeof chart>;

/** Why there is no chart: what the profile does not say, or a place that is not on our list. */
const CHART_LACKS = ['date', 'time', 'place', 'unknown_place'] as const;

/** The charts of whoever's birth time the viewer sees. */
export const readChart = endpoint({
  name: 'horoscopes.readChart',
  method: 'GET',
  path: '/api/profile/chart/:profileId',
  summary: 'Rasi and navamsa chart of a profile, for whoever sees its birth time',
  access: 'session',
  params: profileParams,
  reply: z.object({
    chart: z.nullable(chart),
    lacks: z.nullable(z.enum(CHART_LACKS)),
    /** for which it was computed */
    place: z.nullable(place),
  }),
  errors: ['NOT_FOUND', ...NOT_OPENING],
});
export type ChartReply = z.infer<(typeof readChart)['reply']>;
