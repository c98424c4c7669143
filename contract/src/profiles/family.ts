import { labelled } from './field.ts';
import { familyLabels } from './labels/en/family.ts';

/** Step 5, "Family". What a family owns is only for families who downloaded the contact. */
export const familyFields = /* @__PURE__ */ labelled(
  [
    {
      name: 'father_name',
      kind: 'text',
      person: true,
      required: true,
      seen: 'detail',
    },
    {
      name: 'father_alive',
      kind: 'yes-no',
      required: true,
      seen: 'detail',
      shownWith: 'father_name',
    },
    {
      name: 'father_occupation',
      kind: 'text',
      max: 80,
      seen: 'detail',
    },
    {
      name: 'mother_name',
      kind: 'text',
      person: true,
      required: true,
      seen: 'detail',
    },
    {
      name: 'mother_alive',
      kind: 'yes-no',
      required: true,
      seen: 'detail',
      shownWith: 'mother_name',
    },
    {
      name: 'mother_occupation',
      kind: 'text',
      max: 80,
      seen: 'detail',
    },
    { name: 'sisters', kind: 'count', seen: 'detail' },
    {
      name: 'sisters_married',
      kind: 'count',
      seen: 'detail',
      shownWith: 'sisters',
    },
    { name: 'brothers', kind: 'count', seen: 'detail' },
    {
      name: 'brothers_married',
      kind: 'count',
      seen: 'detail',
      shownWith: 'brothers',
    },
    {
      name: 'family_status',
      kind: 'choice',
      list: 'family_status',
      seen: 'detail',
      filter: 'family_status',
    },
    {
      name: 'about_family',
      kind: 'long-text',
      max: 1000,
      seen: 'detail',
    },
    {
      name: 'property_details',
      kind: 'long-text',
      max: 500,
      seen: 'contact',
    },
  ],
  familyLabels,
);
