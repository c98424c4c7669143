import type { ProfileField } from './field.ts';

/** Step 6, "Astro". */
export const horoscopeFields = [
  {
    name: 'birth_time',
    kind: 'time',
    required: true,
    seen: 'contact',
    label: { en: 'Time of Birth' },
  },
  {
    name: 'birth_place',
    kind: 'text',
    required: true,
    max: 80,
    seen: 'detail',
    label: { en: 'Place of Birth' },
  },
  {
    name: 'raasi',
    kind: 'choice',
    required: true,
    list: 'raasi',
    seen: 'card',
    bothScripts: true,
    label: { en: 'Raasi' },
  },
  {
    name: 'birth_star',
    kind: 'choice',
    required: true,
    list: 'birth_star',
    seen: 'card',
    cardLine: 4,
    bothScripts: true,
    filter: 'birth_star',
    label: { en: 'Birth Star' },
  },
  { name: 'padham', kind: 'padham', seen: 'detail', label: { en: 'Padham' } },
  { name: 'dhosam', kind: 'text', max: 80, seen: 'detail', label: { en: 'Dhosam' } },
] as const satisfies readonly ProfileField[];
