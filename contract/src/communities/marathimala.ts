import type { Site } from './community.ts';

/** The Marathi site: a surname (annav), no language, subcaste or gothram. */
export const marathimala = {
  domain: 'marathimala',
  name: 'Marathi Mala',
  language: 'mr',
  without: ['language', 'gothram'],
  changes: { surname: { required: true, after: 'date_of_birth' } },
} as const satisfies Site;
