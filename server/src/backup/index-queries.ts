import { type Client, escapeIdentifier } from 'pg';
import { quoted } from './catalogue-queries.ts';

/**
 * Drops what makes filling tables slow, the foreign keys and indexes of the product's own tables, and returns the statements that
 * make them again: over all rows at once they take a fraction of what they take row by row. Primary keys and unique constraints
 * stay, since foreign keys need them. Those of the job queue stay too: its tables are small, and some are partitioned.
 */
export async function dropIndexes(client: Client): Promise<string[]> {
  const { rows: foreignKeys } = await client.query<ForeignKey>(
    `select n.nspname::text as schema, c.relname::text as name, k.conname::text as key,
        pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and not c.relispartition and k.contype = 'f'
      order by c.relname, k.conname`,
  );
  const { rows: indexes } = await client.query<Index>(
    `select n.nspname::text as schema, i.relname::text as name, pg_get_indexdef(i.oid) as definition
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
        join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and not c.relispartition
        and not exists (select from pg_constraint k where k.conindid = i.oid)
      order by c.relname, i.relname`,
  );
  for (const table of foreignKeys)
    await client.query(
      `alter table ${quoted(table)} drop constraint ${escapeIdentifier(table.key)}`,
    );
  for (const index of indexes) await client.query(`drop index ${quoted(index)}`);
  return [
    ...indexes.map(({ definition }) => definition),
    ...foreignKeys.map(
      (table) =>
        `alter table ${quoted(table)} add constraint ${escapeIdentifier(table.key)} ${table.definition}`,
    ),
  ];
}

interface ForeignKey {
  schema: string;
  /** of the table */
  name: string;
  key: string;
  definition: string;
}

interface Index {
  schema: string;
  name: string;
  definition: string;
}
