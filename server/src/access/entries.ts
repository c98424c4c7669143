import { domainsOf } from '@mala/contract/access/role-places.ts';
import { can } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import type { Viewer } from './viewer.ts';

// As in profiles.ts: the rule as a predicate and a clause, for queries that name the table `entries`.
const eb = expressionBuilder<Database, 'entries'>();

/**
 * Whether an entry is the viewer's to see and to change: one of his own in a community where he still enters, or any of a community
 * that he oversees. For all others it does not exist.
 */
export function mayEnter(
  viewer: Viewer,
  { domain, entered_by }: { domain: Domain; entered_by: string | null },
): boolean {
  if (!can(viewer, 'entries.write', domain)) return false;
  return entered_by === viewer.user_id || can(viewer, 'entries.oversee', domain);
}
export function enteredBy(viewer: Viewer): Expression<SqlBool> {
  const own = eb.and([
    eb('entries.entered_by', '=', viewer.user_id),
    eb('entries.domain', 'in', domainsOf(viewer, 'entries.write')),
  ]);
  const overseen = domainsOf(viewer, 'entries.oversee');
  return overseen.length > 0 ? eb.or([own, eb('entries.domain', 'in', overseen)]) : own;
}
