import type { Community } from '@mala/contract/communities/community.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { sectionSchema } from '@mala/contract/profiles/section-schema.ts';
import { faultText } from '../../lib/fault-texts.ts';
import { validateWith } from '../../lib/validate.ts';
import type { SectionValues } from './section-values.ts';

export { faultText };

/** The faults of a section by field, as the server would find them today; empty if it can be saved. */
export function faultsOf(community: Community, section: Section, body: SectionValues) {
  return validateWith(sectionSchema(community, section, new Date()))(body);
}
