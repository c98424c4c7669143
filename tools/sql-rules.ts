/** Which folder of the server writes a table; null: only triggers and migrations. */
export type TableOwners = Readonly<Record<string, string | null>>;

const QUERY_FILE = /(^|\/)([\w-]+-)?queries\.ts$/;
const PRESENTER = /(^|\/)(presenter|present-[\w-]+|[\w-]+-presenter)\.ts$/;

const SQL =
  /\.(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(|\bsql\s*[<`.]/;
const WRITE = /\.(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(\s*(?:'(\w+)')?/g;
const TEMPLATE = /\bsql(?:<[^`]*>)?`([^`]*)`/g;
const WRITE_IN_TEMPLATE =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+"?(\w+)|\bupdate\s+"?(\w+)"?\s+set\b/gi;

const READS_DATABASE =
  /\b(async|await|Promise|Kysely|Transaction)\b|\bdb\b|^import (?!type\b).*queries\.ts/m;

const TYPE_IMPORT = /^import type [^;]*;/gm;

/** The tables that a source text writes; `?` for one given by a variable. */
function writtenTables(text: string): string[] {
  const built = [...text.matchAll(WRITE)].map(([, table = '?']) => table);
  const written = [...text.matchAll(TEMPLATE)].flatMap(([, statement = '']) =>
    [...statement.matchAll(WRITE_IN_TEMPLATE)].map(([, one, other]) => one ?? other ?? '?'),
  );
  return [...built, ...written];
}

/**
 * How a file of the server violates three rules: SQL is in files named queries.ts or *-queries.ts; a table is
 * written only by its owner; presenters get rows and read no database. The first rule does not apply to db/, nor to
 * access/, whose clauses queries use.
 * @param path from server/src, e.g. features/auth/queries.ts
 */
export function sqlFaults(path: string, text: string, owners: TableOwners): string[] {
  const faults: string[] = [];
  if (!QUERY_FILE.test(path) && !/^(db|access)\//.test(path) && SQL.test(text))
    faults.push(`${path}: SQL belongs in a file named queries.ts or *-queries.ts`);
  for (const table of writtenTables(text)) {
    const owner = owners[table];
    if (owner === undefined) faults.push(`${path}: writes ${table}, which has no owner`);
    else if (owner === null || !path.startsWith(`${owner}/`))
      faults.push(`${path}: writes ${table}, which is written by ${owner ?? 'its triggers'}`);
  }
  if (PRESENTER.test(path) && READS_DATABASE.test(text.replace(TYPE_IMPORT, '')))
    faults.push(`${path}: a presenter gets rows and reads no database`);
  return faults;
}
