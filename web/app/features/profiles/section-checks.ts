import type { Community } from '@mala/contract/communities/community.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { parseSection } from '@mala/contract/profiles/parse-section.ts';
import { faultText, faultTexts } from '../../lib/fault-texts.ts';
import type { SectionValues } from './section-values.ts';

export { faultText };

/** The faults of a section by field, as the server would find them today; empty if it can be saved. `kept` is stored. */
export function faultsOf(
  community: Community,
  section: Section,
  body: SectionValues,
  kept: SectionValues,
): Record<string, string> {
  return faultTexts(parseSection(community, section, body, { today: new Date(), kept }).faults);
}
