import type { Section } from '../profiles/field.ts';
import { type Community, type SectionData, type Site, withSection } from './community.ts';
import type { Domain } from './domain.ts';
import { employmentType } from './lists/employment-type.ts';
import { marathimala } from './marathimala.ts';
import { basicSection } from './sections/basic.ts';
import { familySection } from './sections/family.ts';
import { horoscopeSection } from './sections/horoscope.ts';
import { personalSection } from './sections/personal.ts';
import { workSection } from './sections/work.ts';
import { tamilmala } from './tamilmala.ts';

const SECTION_DATA: Readonly<Record<Section, SectionData>> = {
  basic: basicSection,
  personal: personalSection,
  work: workSection,
  family: familySection,
  horoscope: horoscopeSection,
};

function whole(site: Site): Community {
  const parts = Object.entries(SECTION_DATA).map(([section, data]) =>
    withSection(site, section as Section, data),
  );
  return {
    ...site,
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
    // no form asks for the employment type yet
    lists: Object.assign({ employment_type: employmentType }, ...parts.map(({ lists }) => lists)),
  };
}

/** Every site by its code, with all that it asks. */
export const communities: Readonly<Record<Domain, Community>> = {
  tamilmala: /* @__PURE__ */ whole(tamilmala),
  marathimala: /* @__PURE__ */ whole(marathimala),
};
