import type { FieldKind, ListName, ProfileField, Seen } from '../src/profiles/field.ts';

// For tests: what a new field brings with it is shown by fields that no site asks for.

interface Sample {
  /** as it is saved and stored */
  value: unknown;
  /** what a form must not save */
  bad: unknown;
  /** as views and cards carry it, where that differs */
  sent?: unknown;
  /** as the detail page says it, where that differs from what is sent */
  told?: string;
}

const SAMPLES: Readonly<Record<Exclude<FieldKind, 'choice'>, Sample>> = {
  text: { value: 'Plays the veena', bad: 'x'.repeat(81) },
  'long-text': { value: 'One line.\nAnother.', bad: 'x'.repeat(81) },
  integer: { value: 7, bad: 81 },
  height: { value: 167, bad: 100, sent: '5ft 6in' },
  'yes-no': { value: true, bad: 'yes', told: 'Yes' },
  count: { value: 3, bad: 6 },
  padham: { value: 4, bad: 5 },
  date: { value: '1996-01-23', bad: '1996-02-30', told: '23 January 1996' },
  time: { value: '07:35 PM', bad: '19:35' },
  mobiles: { value: ['9840011111', '9840022222'], bad: ['98400', null], told: '9840011111' },
  email: { value: 'made-up@example.in', bad: 'made-up@' },
  pincode: { value: '600099', bad: '!' },
};

const LEVELS: readonly Seen[] = ['card', 'detail', 'contact', 'own'];

export interface MadeUpField extends ProfileField, Required<Sample> {}

/** One of a section's lists, by one of its choices. */
interface Choice {
  list: ListName;
  value: string;
  told: string;
}

/** A field of every kind at every level, for a section that has the list of `choice`. */
function madeUpFields(prefix: string, choice: Choice): readonly MadeUpField[] {
  const samples: Readonly<Record<FieldKind, Sample>> = {
    ...SAMPLES,
    choice: { value: choice.value, bad: 'of no list', told: choice.told },
  };
  return (Object.keys(samples) as FieldKind[]).flatMap((kind) =>
    LEVELS.map((seen) => {
      const name = `${prefix}_${kind.replace('-', '_')}_${seen}`;
      const { value, bad, sent = value, told = String(sent) } = samples[kind];
      const isFilter = kind === 'choice' && (seen === 'card' || seen === 'detail');
      return {
        name,
        kind,
        seen,
        max: 80,
        label: `Made up ${name}`,
        ...(kind === 'choice' ? { list: choice.list } : {}),
        ...(isFilter ? { filter: name } : {}),
        ...(seen === 'card' ? { required: true, cardLine: 5 } : {}),
        ...(seen === 'detail' ? { as: `sent_${name}` } : {}),
        ...{ value, bad, sent, told },
      };
    }),
  );
}

/** What tests add to two sections: the one whose fields stand at the top of replies, and one with a part of its own. */
export const MADE_UP = {
  basic: madeUpFields('b', { list: 'country', value: 'others', told: 'Others' }),
  personal: madeUpFields('p', { list: 'food_habits', value: 'only-veg', told: 'Only Veg' }),
};
