import type { Site } from './community.ts';

/** The Tamil site: the caste depends on the language, the subcaste (kept as `surname`) on the caste. */
export const tamilmala = {
  domain: 'tamilmala',
  name: 'Tamil Mala',
  language: 'ta',
  without: [],
  changes: {
    community: { label: { en: 'Caste', ta: 'சாதி' } },
    // required where the caste has subcastes; that rule looks at both fields (profiles/dependencies.ts)
    surname: {
      kind: 'choice',
      list: 'subcaste',
      label: { en: 'Subcaste', ta: 'உட்பிரிவு' },
    },
  },
} as const satisfies Site;
