import type { ProfileField } from './field.ts';

/** Step 1, "Basic info". Which of these a site asks for, in which order and words, its community file says. */
export const basicFields = [
  { name: 'name', kind: 'text', required: true, max: 80, seen: 'open', label: { en: 'Bride/Groom Name' } },
  { name: 'gender', kind: 'choice', required: true, list: 'gender', seen: 'open', label: { en: 'Gender' } },
  { name: 'date_of_birth', kind: 'date', required: true, seen: 'open', label: { en: 'Date of Birth' } },
  { name: 'surname', kind: 'text', required: true, max: 60, seen: 'open', label: { en: 'Surname/Annav' } },
  { name: 'language', kind: 'choice', list: 'language', seen: 'open', label: { en: 'Language' } },
  {
    name: 'community',
    kind: 'choice',
    required: true,
    list: 'community',
    seen: 'open',
    filter: 'community',
    label: { en: 'Community' },
  },
  { name: 'gothram', kind: 'text', max: 60, seen: 'open', label: { en: 'Gothram' } },
  { name: 'mobiles', kind: 'mobiles', required: true, seen: 'contact', label: { en: 'Mobile' } },
  { name: 'email', kind: 'email', max: 254, seen: 'contact', label: { en: 'Email' } },
  { name: 'country', kind: 'choice', required: true, list: 'country', seen: 'open', label: { en: 'Country' } },
  {
    name: 'state',
    kind: 'choice',
    required: true,
    list: 'state',
    seen: 'open',
    filter: 'state',
    label: { en: 'State' },
  },
  { name: 'address', kind: 'long-text', max: 300, seen: 'contact', label: { en: 'Address' } },
  { name: 'city', kind: 'text', required: true, max: 60, seen: 'open', label: { en: 'City' } },
  { name: 'pincode', kind: 'pincode', required: true, seen: 'contact', label: { en: 'Pincode' } },
] as const satisfies readonly ProfileField[];
