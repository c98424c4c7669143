import type { Section } from '../profiles/field.ts';
import { type Community, type SectionData, type Site, withSection } from './community.ts';
import type { Domain } from './domain.ts';
import { options } from './option.ts';
import { basicSection } from './sections/basic.ts';
import { familySection } from './sections/family.ts';
import { horoscopeSection } from './sections/horoscope.ts';
import { personalSection } from './sections/personal.ts';
import { workSection } from './sections/work.ts';
import { marathimala, tamilmala } from './sites.ts';

const SECTION_DATA: Readonly<Record<Section, SectionData>> = {
  basic: basicSection,
  personal: personalSection,
  work: workSection,
  family: familySection,
  horoscope: horoscopeSection,
};

/** Employment types (specification, section 9). */
const employmentType = options([
  ['private-company', 'Private Company', 'தனியார் நிறுவனம்', 'खाजगी कंपनी'],
  [
    'government-public-sector',
    'Government / Public Sector',
    'அரசு / பொதுத்துறை',
    'सरकारी / सार्वजनिक क्षेत्र',
  ],
  [
    'defense-civil-services',
    'Defense / Civil Services',
    'பாதுகாப்பு / குடிமைப் பணிகள்',
    'संरक्षण / नागरी सेवा',
  ],
  ['business-self-employed', 'Business / Self Employed', 'வணிகம் / சுயதொழில்', 'व्यवसाय / स्वयंरोजगार'],
  ['non-working', 'Non Working', 'பணியில் இல்லை', 'काम करत नाही'],
]);

function whole(site: Site): Community {
  const parts = Object.entries(SECTION_DATA).map(([section, data]) =>
    withSection(site, section as Section, data),
  );
  return {
    ...site,
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
    // no form has the employment type yet
    lists: Object.assign({ employment_type: employmentType }, ...parts.map(({ lists }) => lists)),
  };
}

/** Every site by its code, with its sections. */
export const communities: Readonly<Record<Domain, Community>> = {
  tamilmala: /* @__PURE__ */ whole(tamilmala),
  marathimala: /* @__PURE__ */ whole(marathimala),
};
