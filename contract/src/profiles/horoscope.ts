import { labelled } from './field.ts';
import { horoscopeLabels } from './labels/en/horoscope.ts';

/** Step 6, "Astro". */
export const horoscopeFields = /* @__PURE__ */ labelled(
  [
    {
      name: 'birth_time',
      kind: 'time',
      required: true,
      mayBeUnknown: true,
      seen: 'contact',
    },
    {
      name: 'birth_place',
      kind: 'text',
      required: true,
      max: 80,
      suggests: 'towns',
      seen: 'detail',
    },
    {
      name: 'raasi',
      kind: 'choice',
      required: true,
      mayBeUnknown: true,
      list: 'raasi',
      seen: 'card',
      bothScripts: 'always',
      filter: 'raasi',
    },
    {
      name: 'birth_star',
      kind: 'choice',
      required: true,
      mayBeUnknown: true,
      list: 'birth_star',
      seen: 'card',
      cardLine: 5,
      bothScripts: 'always',
      filter: 'birth_star',
    },
    { name: 'padham', kind: 'padham', mayBeUnknown: true, seen: 'detail' },
    { name: 'dhosam', kind: 'text', max: 80, seen: 'detail' },
  ],
  horoscopeLabels,
);
