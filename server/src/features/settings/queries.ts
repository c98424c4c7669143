import type { Domain } from '@mala/contract/communities/domain.ts';
import type { SettingGroup } from '@mala/contract/settings/values.ts';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { countRows, onPage, returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { SiteSettings } from '../../db/schema/settings.ts';

/** Rows are only added, so that their number and the newest say which there are, also after a step back to an older copy. */
const versionOf = (domain: Domain) => sql<string>`
  (SELECT concat_ws(' ', count(*), max(id::text)) FROM site_settings WHERE domain = ${domain})`;

/** The version of the settings of a community: equal texts mean equal settings. */
export async function readVersion(db: Kysely<Database>, domain: Domain): Promise<string> {
  const { rows } = await sql<{ version: string }>`SELECT ${versionOf(domain)} AS version`.execute(
    db,
  );
  return rows[0]?.version ?? '';
}

/** What is saved for a community by group, with the version, as of one moment. */
export async function readSaved(
  db: Kysely<Database>,
  domain: Domain,
): Promise<{ version: string; saved: Partial<Record<SettingGroup, object>> }> {
  const { rows } = await sql<{ version: string; saved: Partial<Record<SettingGroup, object>> }>`
    SELECT ${versionOf(domain)} AS version,
      (SELECT coalesce(jsonb_object_agg(name, contents) FILTER (WHERE contents IS NOT NULL), '{}')
        FROM (SELECT DISTINCT ON (name) name, contents FROM site_settings
          WHERE domain = ${domain} ORDER BY name, version DESC) AS newest) AS saved`.execute(db);
  return rows[0] ?? { version: '', saved: {} };
}

const versions = (db: Kysely<Database>, domain: Domain) =>
  db.selectFrom('site_settings').where('domain', '=', domain);

/** What was saved last for each group. */
export async function findNewest(db: Kysely<Database>, domain: Domain) {
  return versions(db, domain)
    .distinctOn('name')
    .orderBy('name')
    .orderBy('version', 'desc')
    .selectAll()
    .execute();
}

/** What was saved last for a group. */
export async function findNewestOf(
  db: Kysely<Database>,
  domain: Domain,
  name: SettingGroup,
): Promise<Selectable<SiteSettings> | undefined> {
  return versions(db, domain)
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}

/** Makes others wait who save the same group, until the transaction ends. */
export async function lockGroup(
  trx: Transaction<Database>,
  domain: Domain,
  name: SettingGroup,
): Promise<void> {
  const key = `setting ${domain} ${name}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** Stores a value; false if another one of this version is there. */
export async function insertSetting(
  trx: Transaction<Database>,
  row: Insertable<SiteSettings>,
): Promise<boolean> {
  return returnsRow(
    trx
      .insertInto('site_settings')
      .values(row)
      .onConflict((conflict) => conflict.columns(['domain', 'name', 'version']).doNothing())
      .returning('id'),
  );
}

export async function countVersions(
  db: Kysely<Database>,
  domain: Domain,
  name: SettingGroup,
): Promise<number> {
  return countRows(versions(db, domain).where('name', '=', name));
}

/** One page of what was saved for a group, newest first. */
export async function findVersions(
  db: Kysely<Database>,
  domain: Domain,
  name: SettingGroup,
  page: number,
) {
  return versions(db, domain)
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .$call(onPage(page))
    .selectAll()
    .execute();
}

/** What the packages of the database say: their first prices. */
export async function findFirstPackages(db: Kysely<Database>) {
  return db.selectFrom('packages').selectAll().execute();
}
