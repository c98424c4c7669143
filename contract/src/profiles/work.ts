import { labelled } from './field.ts';
import { workLabels } from './labels/en/work.ts';

/** Step 3, "Education and work". */
export const workFields = /* @__PURE__ */ labelled(
  [
    {
      name: 'education',
      kind: 'choice',
      required: true,
      list: 'education',
      seen: 'card',
      cardLine: 3,
      filter: 'education',
    },
    {
      name: 'education_desc',
      kind: 'text',
      required: true,
      max: 120,
      seen: 'detail',
    },
    {
      name: 'profession',
      kind: 'choice',
      required: true,
      list: 'profession',
      seen: 'card',
      cardLine: 4,
      filter: 'profession',
    },
    {
      name: 'annual_income',
      kind: 'choice',
      required: true,
      list: 'annual_income',
      seen: 'card',
      cardLine: 4,
      filter: 'annual_income',
    },
    { name: 'position', kind: 'text', max: 80, seen: 'card' },
    {
      name: 'work_location',
      kind: 'text',
      max: 80,
      seen: 'card',
      cardLine: 4,
      wide: true,
    },
  ],
  workLabels,
);
