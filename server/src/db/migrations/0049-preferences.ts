// Why: families say what they look for (decision 111). It is a document of the profile like its sections, gone with it, and a search is told
// of changes by the trigger on profiles. A search reads it from its index like everything else; the document has at most some
// 1,300 bytes, which an entry of an index bears beside the others.
import { type Kysely, sql } from 'kysely';

/** Makes the index of a search anew with other columns: it gets some with other features, too. */
async function changeIndex(
  db: Kysely<unknown>,
  change: (definition: string) => string,
): Promise<void> {
  const { rows } = await sql<{ indexdef: string }>`
    SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema() AND indexname = 'profiles_search'`.execute(
    db,
  );
  const [index] = rows;
  if (!index) throw new Error('there is no index profiles_search');
  await sql`DROP INDEX profiles_search`.execute(db);
  await sql.raw(change(index.indexdef)).execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE profiles ADD COLUMN preferences jsonb`.execute(db);
  await changeIndex(db, (definition) =>
    definition.replace(/ INCLUDE \(([^)]*)\)/, ' INCLUDE ($1, preferences)'),
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await changeIndex(db, (definition) => definition.replace(', preferences', ''));
  await sql`ALTER TABLE profiles DROP COLUMN preferences`.execute(db);
}
