import type { ProfileField } from './field.ts';

/** Step 2, "Personal". Weight has an input here (server rules, section 9). */
export const personalFields = [
  { name: 'height', kind: 'height', required: true, seen: 'open', label: { en: 'Height' } },
  {
    name: 'weight',
    kind: 'integer',
    required: true,
    min: 35,
    max: 150,
    unit: { en: 'kg' },
    seen: 'open',
    label: { en: 'Weight' },
  },
  {
    name: 'body_type',
    kind: 'choice',
    list: 'body_type',
    seen: 'open',
    label: { en: 'Body Type' },
  },
  {
    name: 'marital_status',
    kind: 'choice',
    required: true,
    list: 'marital_status',
    seen: 'open',
    // spelt so in the specification's list of filters (section 3)
    filter: 'martial_status',
    label: { en: 'Marital Status' },
  },
  {
    name: 'physical_status',
    kind: 'choice',
    required: true,
    list: 'physical_status',
    seen: 'open',
    label: { en: 'Physical Status' },
  },
  {
    name: 'complexion',
    kind: 'choice',
    list: 'complexion',
    seen: 'open',
    label: { en: 'Complexion' },
  },
  {
    name: 'food_habits',
    kind: 'choice',
    list: 'food_habits',
    seen: 'open',
    label: { en: 'Food Habits' },
  },
  {
    name: 'about',
    kind: 'long-text',
    max: 1000,
    seen: 'open',
    label: { en: 'About the bride/groom' },
  },
  {
    name: 'expectation',
    kind: 'long-text',
    max: 1000,
    seen: 'open',
    label: { en: 'Expectations' },
  },
] as const satisfies readonly ProfileField[];
