import type { ProfileField } from './field.ts';

/** Step 5, "Family". What a family owns is for families that have asked for contact, so it is not open to all. */
export const familyFields = [
  {
    name: 'father_name',
    kind: 'text',
    required: true,
    max: 80,
    seen: 'open',
    label: { en: "Father's Name" },
  },
  {
    name: 'father_alive',
    kind: 'yes-no',
    required: true,
    seen: 'open',
    label: { en: 'Father Alive' },
  },
  {
    name: 'father_occupation',
    kind: 'text',
    max: 80,
    seen: 'open',
    label: { en: "Father's Occupation" },
  },
  {
    name: 'mother_name',
    kind: 'text',
    required: true,
    max: 80,
    seen: 'open',
    label: { en: "Mother's Name" },
  },
  {
    name: 'mother_alive',
    kind: 'yes-no',
    required: true,
    seen: 'open',
    label: { en: 'Mother Alive' },
  },
  {
    name: 'mother_occupation',
    kind: 'text',
    max: 80,
    seen: 'open',
    label: { en: "Mother's Occupation" },
  },
  { name: 'sisters', kind: 'count', seen: 'open', label: { en: 'Sisters' } },
  { name: 'sisters_married', kind: 'count', seen: 'open', label: { en: 'Sisters Married' } },
  { name: 'brothers', kind: 'count', seen: 'open', label: { en: 'Brothers' } },
  { name: 'brothers_married', kind: 'count', seen: 'open', label: { en: 'Brothers Married' } },
  {
    name: 'family_status',
    kind: 'choice',
    list: 'family_status',
    seen: 'open',
    label: { en: 'Family Status' },
  },
  {
    name: 'about_family',
    kind: 'long-text',
    max: 1000,
    seen: 'open',
    label: { en: 'About Family' },
  },
  {
    name: 'property_details',
    kind: 'long-text',
    max: 500,
    seen: 'contact',
    label: { en: 'Property Details' },
  },
] as const satisfies readonly ProfileField[];
