import { siteLabels } from '../profiles/labels/en/sites.ts';
import type { Site } from './community.ts';
import type { Domain } from './domain.ts';

/** The Tamil site: the caste depends on the language, and the subcaste (stored as `surname`) on the caste. */
export const tamilmala = {
  domain: 'tamilmala',
  name: 'Tamil Mala',
  language: 'ta',
  without: [],
  changes: {
    community: { label: siteLabels.tamilmala.community },
    // required if the caste has subcastes; that rule compares two fields (profiles/dependencies.ts)
    surname: {
      kind: 'choice',
      list: 'subcaste',
      bothScripts: 'native',
      filter: 'subcaste',
      label: siteLabels.tamilmala.surname,
    },
  },
} as const satisfies Site;

/** The Marathi site: has a surname (annav), but no language, subcaste or gothram. */
export const marathimala = {
  domain: 'marathimala',
  name: 'Marathi Mala',
  language: 'mr',
  without: ['language', 'gothram'],
  changes: { surname: { required: true, after: 'date_of_birth' } },
} as const satisfies Site;

/** Every site by its code, without its sections. */
export const sites = { tamilmala, marathimala } satisfies Record<Domain, Site>;
