import { domainsOf } from '@mala/contract/access/role-places.ts';
import { can } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { type Numbers, type NumbersRow, unitOf } from '@mala/contract/numbers.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findNumbers } from './find-numbers.ts';
import { presentRows, presentWhole } from './presenter.ts';
import { findFirstDay } from './queries.ts';

/** What happened in a period. Throws 403 FORBIDDEN for a community of which the viewer may not know. */
export async function readNumbers(
  ctx: Context,
  viewer: Viewer,
  { from, to, domain }: { from: string; to: string; domain?: Domain | undefined },
): Promise<Numbers> {
  if (domain && !can(viewer, 'numbers.read', domain)) throw new AppError('FORBIDDEN');
  const domains = domain ? [domain] : domainsOf(viewer, 'numbers.read');
  const asked = { from, to, domains, unit: unitOf({ from, to }) };
  const found = await findNumbers(ctx, asked);
  const { unit } = asked;
  const whole = presentWhole(asked, found);
  return { unit, rows: presentRows(asked, found), whole, since: found.since };
}

/** The days of a community for a table: those of which anything is known, of the named ones or of all. */
export async function readDays(
  ctx: Pick<Context, 'db' | 'now'>,
  { domain, ...wanted }: { domain: Domain; from?: string | undefined; to?: string | undefined },
): Promise<NumbersRow[]> {
  const today = dayInIndia(ctx.now());
  const to = wanted.to && wanted.to < today ? wanted.to : today;
  // a mistyped year is a million of empty days
  const first = (await findFirstDay(ctx.db, domain)) ?? to;
  const from = wanted.from && wanted.from > first ? wanted.from : first;
  if (from > to) return [];
  const asked = { from, to, domains: [domain], unit: 'day' } as const;
  return presentRows(asked, await findNumbers(ctx, asked));
}
