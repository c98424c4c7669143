import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Message } from '@mala/contract/messages.ts';
import { SECTIONS, type Section } from '@mala/contract/profiles/field.ts';
import { isReadFreely } from '@mala/contract/profiles/free-text.ts';
import { AppError } from '../../errors.ts';
import { planTexts } from '../held-texts/index.ts';
import { readSent, type SentSection } from './sent-section.ts';

export interface CheckedSections {
  /** only the valid ones where there are faults */
  values: Readonly<Record<Section, Readonly<Record<string, unknown>>>>;
  /** by field: names are unique over all sections (fields.test.ts) */
  faults: Readonly<Record<string, Message>>;
}

/** What the first saves of all sections by a member would say of them; stores nothing. */
export function checkSections(
  domain: Domain,
  bodies: Readonly<Partial<Record<Section, object>>>,
  today: Date,
): CheckedSections {
  const checked = SECTIONS.map((section) => {
    const sent = readSent({ domain }, section, bodies[section], today);
    return [section, sent, faultsOf(domain, sent)] as const;
  });
  return {
    values: Object.fromEntries(
      checked.map(([section, { values }]) => [section, values]),
    ) as CheckedSections['values'],
    faults: Object.assign({}, ...checked.map(([, , faults]) => faults)),
  };
}

/** The faults of a section with those of its texts. */
function faultsOf(domain: Domain, { section, values, faults, said }: SentSection) {
  const texts = fieldsOf(communities[domain], section)
    .filter(isReadFreely)
    .map(({ name }) => ({ field: name, text: values[name], stored: null }));
  try {
    planTexts({ roles: [] }, texts, [], { said, faults });
    return {};
  } catch (error) {
    if (error instanceof AppError && error.faults) return error.faults;
    throw error;
  }
}
