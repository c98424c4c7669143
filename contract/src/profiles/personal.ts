import type { ProfileField } from './field.ts';

/** Step 2, "Personal". Weight has an input here (server rules, section 9). */
export const personalFields = [
  {
    name: 'height',
    as: 'height_ft',
    kind: 'height',
    required: true,
    seen: 'card',
    cardLine: 1,
    label: { en: 'Height' },
  },
  {
    name: 'weight',
    kind: 'integer',
    required: true,
    min: 35,
    max: 150,
    unit: { en: 'kg' },
    seen: 'detail',
    label: { en: 'Weight' },
  },
  {
    name: 'body_type',
    kind: 'choice',
    list: 'body_type',
    seen: 'detail',
    label: { en: 'Body Type' },
  },
  {
    name: 'marital_status',
    kind: 'choice',
    required: true,
    list: 'marital_status',
    seen: 'card',
    cardLine: 1,
    // this spelling is in the specification's list of filters (section 3)
    filter: 'martial_status',
    label: { en: 'Marital Status' },
  },
  {
    name: 'physical_status',
    kind: 'choice',
    required: true,
    list: 'physical_status',
    seen: 'detail',
    label: { en: 'Physical Status' },
  },
  {
    name: 'complexion',
    kind: 'choice',
    list: 'complexion',
    seen: 'detail',
    label: { en: 'Complexion' },
  },
  {
    name: 'food_habits',
    kind: 'choice',
    list: 'food_habits',
    seen: 'detail',
    label: { en: 'Food Habits' },
  },
  {
    name: 'about',
    kind: 'long-text',
    max: 1000,
    seen: 'detail',
    label: { en: 'About the bride/groom' },
  },
  {
    name: 'expectation',
    kind: 'long-text',
    max: 1000,
    seen: 'detail',
    label: { en: 'Expectations' },
  },
] as const satisfies readonly ProfileField[];
