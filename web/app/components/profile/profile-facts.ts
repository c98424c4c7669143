import { type Community, fieldsOf } from '@mala/contract/communities/community.ts';
import {
  type FieldKind,
  nameInReplies,
  type ProfileField,
  type Section,
  type Seen,
  type Unit,
  unknownOf,
} from '@mala/contract/profiles/field.ts';
import { feetAndInches, heightInFeet } from '@mala/contract/profiles/height.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { birthTime } from '../../lib/format.ts';
import { fullDate } from '../../lib/full-date.ts';
import { namesOfChoice, type Said } from '../../lib/labels.ts';
import { asStored } from './as-stored.ts';

/** One line of a profile. */
export interface Fact {
  name: string;
  kind: FieldKind;
  label: string;
  /** mobiles are a list: the first and, if given, the alternate */
  value: Said | string[];
  /** a text of several lines, shown at full width */
  long: boolean;
}

/** The texts that facts may use. */
export interface FactWords {
  late: (name: string) => string;
  siblings: (count: number, married: number | null) => string;
  withUnit: (value: number, unit: string) => string;
  units: Readonly<Record<Unit, string>>;
  yesNo: (value: boolean) => string;
  notKnown: string;
  height: (measured: { feet: number; inches: number }) => string;
}

function partOf(view: ProfileView, section: Section): Readonly<Record<string, unknown>> {
  return section === 'basic' ? view : view[section];
}

function sentValue(view: ProfileView, section: Section, field: ProfileField): unknown {
  const value = partOf(view, section)[nameInReplies(field)] ?? '';
  return Array.isArray(value) ? value.filter((each) => each) : value;
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

/** The text of a field's line; `beside` is the value of the field that is shown in the same line. */
function lineTextOf(
  community: Community,
  field: ProfileField,
  value: unknown,
  beside: unknown,
  words: FactWords,
): Fact['value'] {
  const { kind, unit } = field;
  // whether a parent is alive is shown with the parent's name
  if (beside === false) return { typed: String(value), within: words.late };
  if (kind === 'count')
    return words.siblings(Number(value), typeof beside === 'number' ? beside : null);
  if (kind === 'yes-no') return words.yesNo(value === true);
  if (kind === 'height') return words.height(feetAndInches(String(value)));
  if (kind === 'date') return fullDate(String(value));
  if (kind === 'time') return birthTime(String(value));
  if (kind === 'choice') return namesOfChoice(community, field, String(value));
  if (Array.isArray(value)) return value.map(String);
  if (unit) return words.withUnit(Number(value), words.units[unit]);
  return asStored(field, value);
}

/** The text of a stored value that is not empty, by itself. */
export function storedText(
  community: Community,
  field: ProfileField,
  stored: unknown,
  words: FactWords,
): Fact['value'] {
  const value = field.kind === 'height' ? heightInFeet(Number(stored)) : stored;
  const given = Array.isArray(value) ? value.filter((each) => each) : value;
  return lineTextOf(community, field, given, undefined, words);
}

/**
 * The lines of a section from fields with the levels `seen`, in form order. Empty and missing values are left out, unless
 * the family says that it does not know them.
 */
export function factsOf(
  view: ProfileView,
  community: Community,
  { section, seen, words }: { section: Section; seen: readonly Seen[]; words: FactWords },
): Fact[] {
  const fields = fieldsOf(community, section);
  const unknown = unknownOf(partOf(view, section), fields);
  return fields
    .filter((field) => seen.includes(field.seen) && field.shownWith === undefined)
    .filter((field) => unknown.includes(field.name) || !isEmpty(sentValue(view, section, field)))
    .map((field) => {
      const beside = fields.find(({ shownWith }) => shownWith === field.name);
      return {
        name: field.name,
        kind: field.kind,
        label: field.label,
        value: unknown.includes(field.name)
          ? words.notKnown
          : lineTextOf(
              community,
              field,
              sentValue(view, section, field),
              beside && sentValue(view, section, beside),
              words,
            ),
        long: field.kind === 'long-text',
      };
    });
}
