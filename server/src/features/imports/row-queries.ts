import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { onPage } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { ImportRows } from '../../db/schema/imports.ts';
import type { CheckedRow } from './check-row.ts';

export type ReadRow = Selectable<ImportRows>;

const AT_ONCE = 200;

const stored = ({ cells, sections, faults, name, mobile_no, incomplete }: NewRow) => ({
  ...{ name, mobile_no, incomplete },
  cells: JSON.stringify(cells),
  sections: JSON.stringify(sections),
  faults: JSON.stringify(faults),
});
type NewRow = CheckedRow & { cells: string[] };

export async function insertRows(
  trx: Transaction<Database>,
  import_id: string,
  rows: readonly (NewRow & { row: number })[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await trx
      .insertInto('import_rows')
      .values(
        rows.slice(at, at + AT_ONCE).map((one) => ({ import_id, row: one.row, ...stored(one) })),
      )
      .execute();
}

export async function findRow(
  trx: Transaction<Database>,
  import_id: string,
  row: number,
): Promise<ReadRow | undefined> {
  return trx
    .selectFrom('import_rows')
    .where('import_id', '=', import_id)
    .where('row', '=', row)
    .selectAll()
    .executeTakeFirst();
}

export async function replaceRow(
  trx: Transaction<Database>,
  import_id: string,
  row: number,
  checked: NewRow,
): Promise<void> {
  await trx
    .updateTable('import_rows')
    .set(stored(checked))
    .where('import_id', '=', import_id)
    .where('row', '=', row)
    .execute();
}

/** A row with something wrong in a cell, or with somebody who stands elsewhere. */
const IS_FAULTY = sql<boolean>`(faults <> '[]' OR same_row IS NOT NULL OR entered)`;

/** Leaves these rows out, or takes them in again; `faulty`: all with something wrong. */
export async function storeLeftOut(
  trx: Transaction<Database>,
  import_id: string,
  rows: readonly number[] | 'faulty',
  left_out: boolean,
): Promise<void> {
  const all = trx.updateTable('import_rows').set({ left_out }).where('import_id', '=', import_id);
  if (rows === 'faulty') await all.where(IS_FAULTY).execute();
  else if (rows.length > 0) await all.where('row', 'in', rows).execute();
}

/** The same mobile number and name are the same person. */
const personOf = (mobile_no: string | null, name: string | null) =>
  mobile_no === null || name === null ? null : `${mobile_no} ${name}`;

/** Whom a sender has entered in a community and nobody has confirmed. */
async function findEntered(trx: Transaction<Database>, domain: Domain, entered_by: string) {
  const people = await trx
    .selectFrom('entries')
    .where('entered_by', '=', entered_by)
    .where('domain', '=', domain)
    .where('state', '<>', 'confirmed')
    .select([
      sql<string | null>`sections -> 'basic' -> 'mobiles' ->> 0`.as('mobile_no'),
      sql<string | null>`lower(btrim(sections -> 'basic' ->> 'name'))`.as('name'),
    ])
    .execute();
  return new Set(people.map(({ mobile_no, name }) => personOf(mobile_no, name)));
}

/**
 * Notes of each row that is not left out which earlier one is of the same person, and whether its sender entered the
 * person already. Compared here: without statistics of rows just stored the database compares each with each.
 */
export async function markDoubles(
  trx: Transaction<Database>,
  { id, domain, entered_by }: { id: string; domain: Domain; entered_by: string },
): Promise<void> {
  const entered = await findEntered(trx, domain, entered_by);
  const rows = await trx
    .selectFrom('import_rows')
    .where('import_id', '=', id)
    .select(['row', 'mobile_no', 'left_out', 'same_row', 'entered'])
    .select(sql<string | null>`lower(name)`.as('name'))
    .orderBy('row')
    .execute();
  const firsts = new Map<string, number>();
  const found = rows.map(({ row, mobile_no, name, left_out, ...before }) => {
    const person = personOf(mobile_no, name);
    const first = person === null || left_out ? row : (firsts.get(person) ?? row);
    if (person !== null && !left_out) firsts.set(person, first);
    const same_row = first === row ? null : first;
    return { row, before, same_row, entered: person !== null && entered.has(person) };
  });
  const changed = found.filter(
    ({ before, ...now }) => before.same_row !== now.same_row || before.entered !== now.entered,
  );
  if (changed.length === 0) return;
  await sql`
    UPDATE import_rows SET same_row = now.same_row, entered = now.entered
    FROM unnest(${changed.map(({ row }) => row)}::int[], ${changed.map(({ same_row }) => same_row)}::int[],
      ${changed.map((one) => one.entered)}::bool[]) AS now(row, same_row, entered)
    WHERE import_rows.import_id = ${id} AND import_rows.row = now.row`.execute(trx);
}

export interface RowCounts {
  rows: number;
  clean: number;
  faulty: number;
  left_out: number;
  incomplete: number;
}

export async function countChecked(db: Kysely<Database>, import_id: string): Promise<RowCounts> {
  const counted = (filter: ReturnType<typeof sql<boolean>>) =>
    sql<number>`count(*) FILTER (WHERE ${filter})`;
  const isKept = sql<boolean>`NOT left_out AND NOT ${IS_FAULTY}`;
  return db
    .selectFrom('import_rows')
    .where('import_id', '=', import_id)
    .select([
      sql<number>`count(*)`.as('rows'),
      counted(isKept).as('clean'),
      counted(sql<boolean>`NOT left_out AND ${IS_FAULTY}`).as('faulty'),
      counted(sql<boolean>`left_out`).as('left_out'),
      counted(sql<boolean>`${isKept} AND incomplete`).as('incomplete'),
    ])
    .executeTakeFirstOrThrow();
}

/** Rows with something wrong, one page of them, and how many there are; those that are left out too. */
export async function findFaulty(db: Kysely<Database>, import_id: string, page: number) {
  const all = db.selectFrom('import_rows').where('import_id', '=', import_id).where(IS_FAULTY);
  const [{ count }, rows] = await Promise.all([
    all.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
    all.selectAll().orderBy('row').$call(onPage(page)).execute(),
  ]);
  return { count, rows };
}

/** What is to be kept, in portions in the order of the file. */
export async function* cleanRows(
  trx: Transaction<Database>,
  import_id: string,
  portion: number,
): AsyncGenerator<Pick<ReadRow, 'sections'>[]> {
  let after = 0;
  while (true) {
    const rows = await trx
      .selectFrom('import_rows')
      .where('import_id', '=', import_id)
      .where('left_out', '=', false)
      .where('row', '>', after)
      .select(['row', 'sections'])
      .orderBy('row')
      .limit(portion)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < portion) return;
    after = rows.at(-1)?.row ?? after;
  }
}

export async function deleteRows(trx: Transaction<Database>, import_id: string): Promise<void> {
  await trx.deleteFrom('import_rows').where('import_id', '=', import_id).execute();
}
