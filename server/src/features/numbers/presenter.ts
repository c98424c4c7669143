import { DAY_MS } from '@mala/contract/india-time.ts';
import { type Counted, daysOf, type Figures, type NumbersRow } from '@mala/contract/numbers.ts';
import type { Found } from './find-numbers.ts';
import type { Asked } from './queries.ts';

/** What of a period there is between the first counted day and today; null if nothing. */
function countedDays(
  { from, to }: { from: string; to: string },
  since: string | null,
  today: string,
): number | null {
  if (!since) return null;
  const begun = from < since ? since : from;
  const ended = to > today ? today : to;
  return begun <= ended ? daysOf({ from: begun, to: ended }) : null;
}

/** The figures of a part of the period by its first day, or of all of it (null). */
function figuresOf(
  part: string | null,
  period: { from: string; to: string },
  found: Found,
): Figures {
  const of = <Row extends { part: string | null }>(rows: readonly Row[]) =>
    rows.filter((row) => row.part === part);
  const [reached] = of(found.reached);
  const [completed] = of(found.completed);
  const [approved] = of(found.approved);
  const [married] = of(found.married);
  const [waits] = of(found.waits);
  const counted = (what: Counted) => {
    const days = countedDays(period, found.since[what], found.today);
    const count = of(found.counts).find((row) => row.what === what)?.count ?? 0;
    return { days, count: days === null ? null : count };
  };
  const { part: _, ...reachedCounts } = reached ?? { part };
  const active = counted('active');
  const paid = of(found.paid).map((row): [string, number] => [row.package, row.amount]);
  const elsewhere = married?.elsewhere ?? 0;
  return {
    registered: reached?.signup ?? 0,
    completed: completed?.count ?? 0,
    approved: approved?.count ?? 0,
    decided: waits?.count ?? 0,
    wait_median: waits?.median ?? null,
    wait_p95: waits?.p95 ?? null,
    active:
      active.count === null || !active.days
        ? null
        : Math.round((active.count / active.days) * 10) / 10,
    searches: counted('searches').count,
    downloads: counted('downloads').count,
    married: (married?.count ?? 0) - elsewhere,
    married_elsewhere: elsewhere,
    paid: { ...NOTHING_PAID, ...Object.fromEntries(paid) },
    refunded: of(found.refunded).reduce((sum, { amount }) => sum + amount, 0),
    reached: { ...NOBODY, ...reachedCounts },
  };
}

const NOTHING_PAID: Figures['paid'] = { silver: 0, gold: 0, diamond: 0 };
const NOBODY: Figures['reached'] = {
  signup: 0,
  basic: 0,
  personal: 0,
  work: 0,
  photo: 0,
  family: 0,
  horoscope: 0,
  complete: 0,
  approved: 0,
};

/** The figures of the whole period. */
export function presentWhole({ from, to }: Asked, found: Found): Figures {
  return figuresOf(null, { from, to }, found);
}

/** The figures of each part of the period, also of one without any. */
export function presentRows(asked: Asked, found: Found): NumbersRow[] {
  const begins = beginsOf(asked);
  return begins.map((from, place) => {
    const next = begins[place + 1];
    const to = next ? dayOf(Date.parse(next) - DAY_MS) : asked.to;
    return { from, to, ...figuresOf(from, { from, to }, found) };
  });
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first day of each part. */
function beginsOf({ from, to, unit }: Asked): string[] {
  const begins = [from];
  const isBegin = (day: string) => {
    if (unit === 'day') return true;
    if (unit === 'month') return day.endsWith('-01');
    return new Date(day).getUTCDay() === 1;
  };
  for (let time = Date.parse(from) + DAY_MS; time <= Date.parse(to); time += DAY_MS)
    if (isBegin(dayOf(time))) begins.push(dayOf(time));
  return begins;
}
