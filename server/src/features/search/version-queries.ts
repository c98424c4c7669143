import { type Expression, type Kysely, sql } from 'kysely';
import type { Group } from '../../access/profiles.ts';
import { originOf } from '../../db/origin.ts';
import type { Database } from '../../db/schema/database.ts';

/** What a group is called where something is told of several. */
export const groupName = ({ domain, gender }: Group) => `${domain} ${gender}`;

/** As values, or as what stands for them in a kept query. */
type GroupIn = { [Key in keyof Group]: Group[Key] | Expression<string> };

const versionOf = ({ domain, gender }: GroupIn) =>
  sql<number>`coalesce((SELECT version FROM search_versions WHERE domain = ${domain} AND gender = ${gender}), 0)`;

/** The version of a group, and of which history it is: one row. */
export const versionQuery = (group: GroupIn) =>
  sql<{ origin: string; version: number }>`
    SELECT ${originOf('search_versions')} AS origin, ${versionOf(group)} AS version`;

export async function readVersion(
  db: Kysely<Database>,
  group: Group,
): Promise<{ origin: string; version: number }> {
  const { rows } = await versionQuery(group).execute(db);
  return rows[0] ?? { origin: '', version: 0 };
}
