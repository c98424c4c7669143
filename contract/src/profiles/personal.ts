import { labelled } from './field.ts';
import { personalLabels } from './labels/en/personal.ts';

/** Step 2, "Personal". Weight has an input here (server rules, section 9). */
export const personalFields = /* @__PURE__ */ labelled(
  [
    {
      name: 'height',
      as: 'height_ft',
      kind: 'height',
      required: true,
      seen: 'card',
      cardLine: 1,
    },
    {
      name: 'weight',
      kind: 'integer',
      required: true,
      min: 35,
      max: 150,
      unit: 'kg',
      seen: 'detail',
    },
    {
      name: 'body_type',
      kind: 'choice',
      list: 'body_type',
      seen: 'detail',
    },
    {
      name: 'marital_status',
      kind: 'choice',
      required: true,
      list: 'marital_status',
      seen: 'card',
      cardLine: 1,
      wide: true,
      // this spelling is in the specification's list of filters (section 3)
      filter: 'martial_status',
    },
    {
      name: 'physical_status',
      kind: 'choice',
      required: true,
      list: 'physical_status',
      seen: 'detail',
      filter: 'physical_status',
    },
    {
      name: 'complexion',
      kind: 'choice',
      list: 'complexion',
      seen: 'detail',
    },
    {
      name: 'food_habits',
      kind: 'choice',
      list: 'food_habits',
      seen: 'detail',
      filter: 'food_habits',
    },
    {
      name: 'about',
      kind: 'long-text',
      max: 1000,
      seen: 'detail',
    },
    {
      name: 'expectation',
      kind: 'long-text',
      max: 1000,
      seen: 'detail',
    },
  ],
  personalLabels,
);
