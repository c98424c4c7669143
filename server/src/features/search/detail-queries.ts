import { SECTION_FIELDS } from '@mala/contract/profiles/entity.ts';
import { type ProfileField, SECTIONS, type Seen } from '@mala/contract/profiles/field.ts';
import { isListed } from '@mala/contract/profiles/reply-fields.ts';
import { type Kysely, sql } from 'kysely';
import { visibleProfiles } from '../../access/profiles.ts';
import type { Database } from '../../db/schema/database.ts';

/** Of these profiles, those whose contact the viewer has downloaded. */
export async function downloadedOf(
  db: Kysely<Database>,
  viewerId: string,
  profileIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('downloads')
    .where('user_id', '=', viewerId)
    .where('profile_id', 'in', profileIds)
    .select('profile_id')
    .execute();
  return new Set(rows.map(({ profile_id }) => profile_id));
}

/** The listed fields of each section at these levels, and which are not known, as one object for the section. */
function sectionColumns(seen: readonly Seen[]) {
  return SECTIONS.map((section) => {
    const fields: readonly ProfileField[] = SECTION_FIELDS[section];
    const listed = fields.filter((field) => seen.includes(field.seen) && isListed(section, field));
    const unknown = fields.some(({ mayBeUnknown }) => mayBeUnknown) ? ['unknown'] : [];
    const parts = [...listed.map(({ name }) => name), ...unknown].flatMap((name) => [
      sql.lit(name),
      sql`${sql.ref(`profiles.${section}`)} -> ${sql.lit(name)}`,
    ]);
    return sql<Record<string, unknown>>`jsonb_build_object(${sql.join(parts)})`.as(section);
  });
}

const DETAIL = sectionColumns(['detail']);
const CONTACT = sectionColumns(['detail', 'contact']);

/** The listed details of approved profiles; what needs a download is not even read without `contact`. */
export async function findDetails(
  db: Kysely<Database>,
  profileIds: readonly string[],
  { contact }: { contact: boolean },
) {
  if (profileIds.length === 0) return [];
  return visibleProfiles(db)
    .where('user_id', 'in', profileIds)
    .select(['user_id', 'domain', ...(contact ? CONTACT : DETAIL)])
    .execute();
}
