import { communities } from '@mala/contract/communities/communities.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { sectionSchema } from '@mala/contract/profiles/section-schema.ts';
import { checked } from '../../http/schema-compilers.ts';
import type { ProfileRow } from './queries.ts';

/** What a save may store, by the rules of the profile's site. Throws 400 INVALID with what is wrong with each field. */
export function sectionValues(profile: ProfileRow, section: Section, body: unknown, today: Date) {
  return checked(sectionSchema(communities[profile.domain], section, today), body);
}
