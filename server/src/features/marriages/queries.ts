import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Marriages } from '../../db/schema/home.ts';

export type MarriageRow = Selectable<Marriages>;

function newestFirst(db: Kysely<Database>) {
  return db.selectFrom('marriages').orderBy('created_at', 'desc').orderBy('id', 'desc').selectAll();
}

/** Every marriage photo of these sites, newest first. */
export async function allMarriages(
  db: Kysely<Database>,
  domains: readonly Domain[],
): Promise<MarriageRow[]> {
  return newestFirst(db).where('domain', 'in', domains).execute();
}

/** The `most` newest marriage photos of a site. */
export async function newestMarriages(
  db: Kysely<Database>,
  domain: Domain,
  most: number,
): Promise<MarriageRow[]> {
  return newestFirst(db).where('domain', '=', domain).limit(most).execute();
}

/** Inserts a marriage photo; false if one with its upload id is there, which this waits for. */
export async function insertMarriage(
  trx: Transaction<Database>,
  row: Insertable<Marriages>,
): Promise<boolean> {
  return returnsRow(
    trx
      .insertInto('marriages')
      .values(row)
      .onConflict((conflict) => conflict.column('upload_id').doNothing())
      .returning('id'),
  );
}

/** Whether a marriage photo came with this upload id. */
export async function hasMarriageArrived(db: Kysely<Database>, uploadId: string): Promise<boolean> {
  return returnsRow(db.selectFrom('marriages').where('upload_id', '=', uploadId).select('id'));
}

/** Deletes the row of a marriage photo of these sites and returns it, if there was one. `id` may be malformed. */
export async function deleteMarriage(
  trx: Transaction<Database>,
  id: string,
  domains: readonly Domain[],
): Promise<MarriageRow | undefined> {
  if (!isUuid(id)) return undefined;
  return trx
    .deleteFrom('marriages')
    .where('id', '=', id)
    .where('domain', 'in', domains)
    .returningAll()
    .executeTakeFirst();
}

/** Whether a marriage photo exists. `id` is well-formed. */
export async function marriageExists(db: Kysely<Database>, id: string): Promise<boolean> {
  return returnsRow(db.selectFrom('marriages').where('id', '=', id).select('id'));
}
