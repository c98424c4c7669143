import { type Kysely, sql } from 'kysely';

const HEADER = `-- What all migrations together make, to be read and not to be run: npm run schema writes it.`;

/** The rows of a query, each a statement. */
async function lines<Tables>(db: Kysely<Tables>, query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ line: string }>(query).execute(db);
  return rows.map(({ line }) => line);
}

const EXTENSIONS = `
  SELECT format('CREATE EXTENSION %I;', extname) AS line
    FROM pg_extension WHERE extname <> 'plpgsql' ORDER BY extname`;

const TYPES = `
  SELECT format('CREATE TYPE %I AS ENUM (%s);', typname, string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder)) AS line
    FROM pg_type JOIN pg_enum ON enumtypid = pg_type.oid
   WHERE typnamespace = 'public'::regnamespace GROUP BY typname ORDER BY typname`;

const SEQUENCES = `
  SELECT format('CREATE SEQUENCE %I AS %s START %s INCREMENT %s;', sequencename, data_type, start_value, increment_by) AS line
    FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename`;

const COLUMN = `
  format('  %I %s', attname, format_type(atttypid, atttypmod))
    || CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END
    || CASE
         WHEN attgenerated = 's' THEN format(' GENERATED ALWAYS AS (%s) STORED', pg_get_expr(adbin, adrelid))
         WHEN adbin IS NOT NULL THEN format(' DEFAULT %s', pg_get_expr(adbin, adrelid))
         ELSE ''
       END`;

/** Each table with its constraints, followed by its indexes and triggers. */
const TABLES = `
  SELECT format(E'CREATE TABLE %I (\\n%s\\n);', relname, array_to_string(columns || constraints, E',\\n'))
      || array_to_string(array[''] || indexes || triggers, E'\\n') AS line
    FROM pg_class t,
      LATERAL (
        SELECT array_agg(${COLUMN} ORDER BY attnum) AS columns
          FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
         WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped) c,
      LATERAL (
        SELECT array_agg(format('  CONSTRAINT %I %s', conname, pg_get_constraintdef(oid)) ORDER BY contype DESC, conname) AS constraints
          FROM pg_constraint WHERE conrelid = t.oid AND contype <> 't') k,
      LATERAL (
        SELECT coalesce(array_agg(pg_get_indexdef(indexrelid) || ';' ORDER BY indexrelid::regclass::text COLLATE "C"), '{}') AS indexes
          FROM pg_index WHERE indrelid = t.oid
           AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND conrelid = t.oid)) i,
      LATERAL (
        SELECT coalesce(array_agg(pg_get_triggerdef(oid) || ';' ORDER BY tgname), '{}') AS triggers
          FROM pg_trigger WHERE tgrelid = t.oid AND NOT tgisinternal) g
   WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT LIKE 'kysely%'
   ORDER BY relname`;

const FUNCTIONS = `
  SELECT rtrim(pg_get_functiondef(oid), E'\\n') || ';' AS line
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
   ORDER BY proname, pg_get_function_identity_arguments(oid)`;

/** The schema of a migrated database as SQL: types, sequences, tables with indexes and triggers, functions. */
export async function dumpSchema<Tables>(db: Kysely<Tables>): Promise<string> {
  const parts = [HEADER];
  for (const query of [EXTENSIONS, TYPES, SEQUENCES, TABLES, FUNCTIONS])
    parts.push(...(await lines(db, query)));
  return `${parts.join('\n\n').replaceAll('public.', '')}\n`;
}
