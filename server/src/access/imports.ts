import { domainsOf } from '@mala/contract/access/role-places.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import type { Viewer } from './viewer.ts';

// mayEnter (entries.ts) is the predicate of this clause too
const eb = expressionBuilder<Database, 'imports'>();

/** Tables that the viewer sent where he still enters, or any of a community that he oversees. */
export function importedBy(viewer: Viewer): Expression<SqlBool> {
  const own = eb.and([
    eb('imports.entered_by', '=', viewer.user_id),
    eb('imports.domain', 'in', domainsOf(viewer, 'entries.write')),
  ]);
  const overseen = domainsOf(viewer, 'entries.oversee');
  return overseen.length > 0 ? eb.or([own, eb('imports.domain', 'in', overseen)]) : own;
}
