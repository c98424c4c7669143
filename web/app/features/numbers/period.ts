import type { Domain } from '@mala/contract/communities/domain.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { numbersQuery } from '@mala/contract/numbers.ts';
import { halfDates } from '../../components/form/half-dates.ts';
import { validateWith } from '../../lib/validate.ts';

/** What the figures are of, as the form and the URL have it; no community: all of the viewer's. */
export type Period = Record<'from' | 'to' | 'domain', string>;

export const SPANS = ['week', 'month', 'quarter', 'year', 'last-year'] as const;
export type Span = (typeof SPANS)[number];

const DAY_MS = 86_400_000;

/** The days of a span that ends today, in India, or of a year. */
export function spanOf(span: Span, now = new Date()): Pick<Period, 'from' | 'to'> {
  const to = dayInIndia(now);
  const since = (days: number) => dayInIndia(new Date(now.getTime() - (days - 1) * DAY_MS));
  const year = Number(to.slice(0, 4));
  if (span === 'year') return { from: `${year}-01-01`, to };
  if (span === 'last-year') return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  return { from: since({ week: 7, month: 30, quarter: 90 }[span]), to };
}

const check = validateWith(numbersQuery);

/** The period in the body of the call. */
export function queryOf({ from, to, domain }: Period) {
  return { from, to, ...(domain && { domain: domain as Domain }) };
}

export function faultsOf(period: Period): Record<string, string> {
  const { from, to } = period;
  return { ...check(queryOf(period)), ...halfDates({ from, to }) };
}

/** The period in a URL; without a valid one the last 30 days. */
export function periodOf(address: URLSearchParams, domains: readonly Domain[]): Period {
  const asked = address.get('domain');
  const domain = domains.find((one) => one === asked) ?? '';
  const [from, to] = [address.get('from') ?? '', address.get('to') ?? ''];
  const period = { from, to, domain };
  return Object.keys(faultsOf(period)).length > 0 ? { ...spanOf('month'), domain } : period;
}
