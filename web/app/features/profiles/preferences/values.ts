import {
  LIST_WISHES,
  type ListWish,
  RANGE_WISHES,
  type RangeWish,
} from '@mala/contract/profiles/wishes.ts';

type End = `${'from' | 'to'}_${RangeWish}`;

/** The values of the form: numbers as their lists have them, '' where a wish is open. */
export type PreferenceValues = Record<End, string> &
  Record<ListWish['name'], readonly string[]> & {
    any_caste: boolean;
    shown: boolean;
    told: boolean;
  };

type Given = Readonly<Record<string, unknown>>;

export const endsOf = (name: RangeWish) => ({ from: `from_${name}`, to: `to_${name}` }) as const;

/** From what is stored or was typed; values of another type are left out. */
export function valuesOf(given: Given): PreferenceValues {
  const ends = RANGE_WISHES.flatMap((name) => [`from_${name}`, `to_${name}`]);
  const chosen = (name: string) => (Array.isArray(given[name]) ? given[name].map(String) : []);
  return {
    ...Object.fromEntries(ends.map((name) => [name, String(given[name] ?? '')])),
    ...Object.fromEntries(LIST_WISHES.map(({ name }) => [name, chosen(name)])),
    any_caste: given.any_caste === true,
    shown: given.shown === true,
    told: given.told !== false,
  } as PreferenceValues;
}

/** What is sent. */
export function bodyOf(values: PreferenceValues): Record<string, unknown> {
  const ends = RANGE_WISHES.flatMap((name) => [`from_${name}`, `to_${name}`] as const);
  const { any_caste, community } = values;
  return {
    ...values,
    ...Object.fromEntries(
      ends.map((name) => [name, values[name] === '' ? null : Number(values[name])]),
    ),
    community: any_caste ? [] : community,
  };
}

export function sameValues(one: PreferenceValues, other: PreferenceValues): boolean {
  return JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));
}

/** A range with one end changed, which takes the other with it where they would cross. */
export function withEnd(
  values: PreferenceValues,
  name: RangeWish,
  end: 'from' | 'to',
  value: string,
): Partial<PreferenceValues> {
  const { from, to } = endsOf(name);
  const other = end === 'from' ? values[to] : values[from];
  const crosses =
    value !== '' && other !== '' && (end === 'from' ? +value > +other : +value < +other);
  return {
    [from]: end === 'from' || crosses ? value : other,
    [to]: end === 'to' || crosses ? value : other,
  };
}
