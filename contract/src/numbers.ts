import * as z from 'zod/mini';
import { calendarDate } from './calendar-date.ts';
import { DOMAINS } from './communities/domain.ts';
import { endpoint } from './endpoint.ts';
import { DAY_MS } from './india-time.ts';
import { STEPS } from './profiles/field.ts';
import { PACKAGE_CODES } from './subscriptions.ts';
import { oneOf } from './text.ts';

/** What is counted as it happens; everything else follows from what is stored. */
export const COUNTED = ['active', 'searches', 'downloads'] as const;
export type Counted = (typeof COUNTED)[number];

/** How far accounts come, in this order: each includes those who came further. */
export const REACHED = ['signup', ...STEPS, 'complete', 'approved'] as const;
export type Reached = (typeof REACHED)[number];

/** Most days of one period. */
export const MOST_DAYS = 1100;

/** The days of a period, both included. */
export function daysOf({ from, to }: { from: string; to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** By what a period is divided: weeks begin on Monday. */
export const UNITS = ['day', 'week', 'month'] as const;
export type Unit = (typeof UNITS)[number];

export function unitOf(period: { from: string; to: string }): Unit {
  const days = daysOf(period);
  if (days <= 31) return 'day';
  return days <= 120 ? 'week' : 'month';
}

/** Days in India, both included; one community, or all of the viewer's. */
export const numbersQuery = z
  .object({ from: calendarDate, to: calendarDate, domain: z.optional(oneOf(DOMAINS)) })
  .check(
    z.refine(({ from, to }) => from <= to && daysOf({ from, to }) <= MOST_DAYS, {
      error: 'invalid',
      path: ['to'],
    }),
  );

const rupees = z.number();

const figures = z.object({
  registered: z.number(),
  /** filled in every step */
  completed: z.number(),
  /** for the first time */
  approved: z.number(),
  /** how many waits ended with a decision, and seconds of them; null without any */
  decided: z.number(),
  wait_median: z.nullable(z.number()),
  wait_p95: z.nullable(z.number()),
  /** members who made a call, on the average of the counted days; null without any */
  active: z.nullable(z.number()),
  /** lists that members asked for, without their further pages */
  searches: z.nullable(z.number()),
  downloads: z.nullable(z.number()),
  /** members who married through the site, and otherwise */
  married: z.number(),
  married_elsewhere: z.number(),
  /** whole rupees that came, by package, and that were given back */
  paid: z.record(z.enum(PACKAGE_CODES), rupees),
  refunded: rupees,
  /** of those registered then, how many came so far until now */
  reached: z.record(z.enum(REACHED), z.number()),
});
export type Figures = z.infer<typeof figures>;

const row = z.extend(figures, { from: z.string(), to: z.string() });
export type NumbersRow = z.infer<typeof row>;

/** The first counted day of what was not always counted; null if there is none. */
const since = z.record(z.enum([...COUNTED, 'waits']), z.nullable(z.string()));

/** What happened in a period, divided by days, weeks or months. 403 FORBIDDEN for a community of others. */
export const readNumbers = endpoint({
  name: 'numbers.read',
  method: 'GET',
  path: '/api/admin/numbers',
  summary: 'Registrations, reviews, use, income and marriages of a period, by day, week or month',
  access: { permission: 'numbers.read' },
  query: numbersQuery,
  limit: { by: 'user', points: 300, seconds: 3600 },
  reply: z.object({
    unit: z.enum(UNITS),
    rows: z.array(row),
    whole: figures,
    since,
  }),
});
export type Numbers = z.infer<typeof readNumbers.reply>;
