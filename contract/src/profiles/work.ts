import type { ProfileField } from './field.ts';

/** Step 3, "Education and work". */
export const workFields = [
  {
    name: 'education',
    kind: 'choice',
    required: true,
    list: 'education',
    seen: 'card',
    filter: 'education',
    label: { en: 'Education Qualification' },
  },
  {
    name: 'education_desc',
    kind: 'text',
    required: true,
    max: 120,
    seen: 'detail',
    label: { en: 'Education Description' },
  },
  {
    name: 'profession',
    kind: 'choice',
    required: true,
    list: 'profession',
    seen: 'card',
    cardLine: 3,
    label: { en: 'Profession' },
  },
  {
    name: 'annual_income',
    kind: 'choice',
    required: true,
    list: 'annual_income',
    seen: 'card',
    filter: 'annual_income',
    label: { en: 'Annual Income' },
  },
  { name: 'position', kind: 'text', max: 80, seen: 'card', label: { en: 'Position' } },
  {
    name: 'work_location',
    kind: 'text',
    max: 80,
    seen: 'card',
    cardLine: 3,
    label: { en: 'Work Location' },
  },
] as const satisfies readonly ProfileField[];
