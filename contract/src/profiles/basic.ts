import { labelled } from './field.ts';
import { basicLabels } from './labels/en/basic.ts';

/** Step 1, "Basic info". What a site omits, moves or changes is in communities/sites.ts. */
export const basicFields = /* @__PURE__ */ labelled(
  [
    {
      name: 'name',
      kind: 'text',
      person: true,
      required: true,
      seen: 'card',
      shownWith: 'title',
    },
    {
      name: 'gender',
      kind: 'choice',
      required: true,
      list: 'gender',
      seen: 'card',
    },
    {
      name: 'date_of_birth',
      as: 'dob',
      kind: 'date',
      required: true,
      seen: 'detail',
    },
    { name: 'language', kind: 'choice', list: 'language', seen: 'detail' },
    {
      name: 'community',
      kind: 'choice',
      required: true,
      list: 'community',
      seen: 'card',
      cardLine: 2,
      bothScripts: 'always',
      filter: 'community',
    },
    { name: 'surname', kind: 'text', person: true, max: 60, seen: 'card' },
    { name: 'gothram', kind: 'text', max: 60, seen: 'detail' },
    { name: 'mobiles', kind: 'mobiles', required: true, seen: 'contact' },
    { name: 'email', kind: 'email', max: 254, seen: 'contact' },
    {
      name: 'country',
      kind: 'choice',
      required: true,
      list: 'country',
      seen: 'detail',
    },
    {
      name: 'state',
      kind: 'choice',
      required: true,
      list: 'state',
      seen: 'detail',
      filter: 'state',
    },
    { name: 'address', kind: 'long-text', max: 300, seen: 'contact' },
    {
      name: 'city',
      kind: 'text',
      required: true,
      suggests: 'towns',
      max: 60,
      seen: 'card',
      cardLine: 2,
    },
    { name: 'pincode', kind: 'pincode', required: true, seen: 'contact' },
    { name: 'filled_in_by', kind: 'choice', list: 'filled_in_by', seen: 'detail' },
  ],
  basicLabels,
);
