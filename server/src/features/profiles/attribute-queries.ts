import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { type Expression, type Kysely, sql } from 'kysely';
import type { OwnAttributes } from '../../access/preferences.ts';
import type { Database } from '../../db/schema/database.ts';
import { attributesOf } from './attributes.ts';

/** What ownAttributesOf reads: the fields that wishes look at, and those that changed as the office last saw them. */
export interface StoredAttributes {
  domain: Domain;
  sections: Partial<Record<Section, object>>;
  before: Partial<Record<Section, object>> | null;
}

/** The same of a member, as a part of a query; null without a profile. */
export const attributesJson = (
  userId: string | Expression<string>,
) => sql<StoredAttributes | null>`(
  SELECT json_build_object('domain', domain,
    'sections', json_build_object(
      'basic', json_build_object('date_of_birth', date_of_birth, 'community', community, 'state', state),
      'personal', json_build_object('height', height),
      'work', json_build_object('education', education, 'profession', profession),
      'horoscope', json_build_object('birth_star', birth_star)),
    'before', (SELECT json_object_agg(section, before) FROM live_changes WHERE profile_id = profiles.user_id))
    FROM profiles WHERE user_id = ${userId})`;

/** What somebody is on India's day of `today`; null without a profile. */
export function ownAttributesOf(
  stored: StoredAttributes | null,
  today: Date,
): OwnAttributes | null {
  if (!stored) return null;
  const { domain, sections, before } = stored;
  const now = attributesOf({ ...sections, domain }, today);
  if (!before) return { now, seen: now };
  const merged = Object.entries(sections).map(([section, fields]) => [
    section,
    { ...fields, ...before[section as Section] },
  ]);
  return { now, seen: attributesOf({ ...Object.fromEntries(merged), domain }, today) };
}

/** Of a member. */
export async function findAttributes(
  db: Kysely<Database>,
  userId: string,
  today: Date,
): Promise<OwnAttributes | null> {
  const { stored } = await db
    .selectNoFrom(attributesJson(userId).as('stored'))
    .executeTakeFirstOrThrow();
  return ownAttributesOf(stored, today);
}
