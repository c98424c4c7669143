import type { Section } from '@mala/contract/profiles/field.ts';
import { CHANGE_SECTIONS } from '@mala/contract/profiles/held-change.ts';
import { type Kysely, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../db/schema/database.ts';

const hashOf = (text: ReturnType<typeof sql>) =>
  sql<string>`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** A section as its owner wrote it: with the texts and the changes that others do not see yet. */
function written(section: Section) {
  const proposed = sql`coalesce((SELECT held_changes.fields FROM held_changes WHERE held_changes.profile_id = profiles.user_id
    AND held_changes.section = ${sql.lit(section)} AND held_changes.state = 'waiting'), '{}')`;
  const changed = CHANGE_SECTIONS.some((one) => one === section) ? sql` || ${proposed}` : sql``;
  return sql`profiles.${sql.ref(section)} || coalesce((SELECT jsonb_object_agg(held_texts.field, held_texts.text)
    FROM held_texts WHERE held_texts.profile_id = profiles.user_id AND held_texts.part = ${sql.lit(section)}), '{}')${changed}`;
}

/** The caption of a photo that others do not see yet, for queries that name the table `photos`; null if there is none. */
export const heldCaption = sql<string | null>`(SELECT held_texts.text FROM held_texts
  WHERE held_texts.profile_id = photos.profile_id AND held_texts.part = 'photo' AND held_texts.field = photos.id::text)`;

/**
 * What an administrator looks at before a decision, as one text that any change of it changes: the sections, the
 * consent to the home page, the photos that were not removed with captions and order, and the horoscope files, but not
 * what the office decides: a held text, and a change that waits, count as if they were shown. For queries that name the table `profiles`.
 */
export const profileVersion = hashOf(sql`jsonb_build_array(
  ${written('basic')}, ${written('personal')}, ${written('work')}, ${written('family')}, ${written('horoscope')},
  profiles.home_photo,
  (SELECT jsonb_agg(jsonb_build_array(photos.id, coalesce(${heldCaption}, photos.caption)) ORDER BY photos.position, photos.id)
     FROM photos WHERE photos.profile_id = profiles.user_id AND photos.removed_at IS NULL),
  (SELECT jsonb_agg(horoscope_files.id ORDER BY horoscope_files.id)
     FROM horoscope_files WHERE horoscope_files.profile_id = profiles.user_id))::text`);

/** The same of one photo, for queries that name the table `photos`. */
export const photoVersion = hashOf(
  sql`jsonb_build_array(photos.id, coalesce(${heldCaption}, photos.caption))::text`,
);

/**
 * The same of a held text, for queries that name the table `held_texts`; with its state, so that nobody allows what somebody
 * else has just refused.
 */
export const textVersion = hashOf(
  sql`jsonb_build_array(held_texts.id, held_texts.text, held_texts.found, held_texts.state)::text`,
);

/** The same of the changes of a section, for queries that name the table `held_changes`. */
export const changeVersion = hashOf(
  sql`jsonb_build_array(held_changes.profile_id, held_changes.section, held_changes.fields, held_changes.state)::text`,
);

/**
 * What was looked at, as it is kept with a decision: the sections, and the ids of photos and horoscope files. For queries
 * that name the table `profiles`.
 */
export const profileContents = sql<string>`jsonb_build_object(
  'basic', ${written('basic')}, 'personal', ${written('personal')}, 'work', ${written('work')},
  'family', ${written('family')}, 'horoscope', ${written('horoscope')},
  'photos', (SELECT coalesce(jsonb_agg(photos.id ORDER BY photos.position, photos.id), '[]')
     FROM photos WHERE photos.profile_id = profiles.user_id AND photos.removed_at IS NULL),
  'files', (SELECT coalesce(jsonb_agg(horoscope_files.id ORDER BY horoscope_files.id), '[]')
     FROM horoscope_files WHERE horoscope_files.profile_id = profiles.user_id))`;

/** The version of a profile at this moment; undefined for an unknown or malformed id. */
export async function findVersion(
  db: Kysely<Database>,
  profileId: string,
): Promise<string | undefined> {
  if (!isUuid(profileId)) return undefined;
  const row = await db
    .selectFrom('profiles')
    .where('user_id', '=', profileId)
    .select(profileVersion.as('version'))
    .executeTakeFirst();
  return row?.version;
}
