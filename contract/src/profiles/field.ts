import type { Text } from '../communities/option.ts';

/** The sections of a profile that hold fields; with `photo` they make the six steps. */
export const SECTIONS = ['basic', 'personal', 'work', 'family', 'horoscope'] as const;
export type Section = (typeof SECTIONS)[number];

/** The steps of the wizard in their order (specification, section 9). */
export const STEPS = ['basic', 'personal', 'work', 'photo', 'family', 'horoscope'] as const;
export type Step = (typeof STEPS)[number];

/** The lists that GET /api/options answers, named like the fields they fill. */
const LIST_NAMES = [
  'gender',
  'body_type',
  'marital_status',
  'physical_status',
  'complexion',
  'food_habits',
  'education',
  'profession',
  'profession_group',
  'annual_income',
  'employment_type',
  'country',
  'state',
  'community',
  'subcaste',
  'language',
  'raasi',
  'birth_star',
  'family_status',
] as const;
export type ListName = (typeof LIST_NAMES)[number];

/**
 * What a field holds and how it is asked for.
 * text, long-text: string; choice: a slug of its list; integer: whole number; height: cm of HEIGHTS_CM;
 * yes-no: boolean; count: 0 to 5; padham: 1 to 4; date: YYYY-MM-DD; time: "hh:mm AM/PM";
 * mobiles: [mobile, alternate or null]; email; pincode: strings.
 */
export type FieldKind =
  | 'text'
  | 'long-text'
  | 'choice'
  | 'integer'
  | 'height'
  | 'yes-no'
  | 'count'
  | 'padham'
  | 'date'
  | 'time'
  | 'mobiles'
  | 'email'
  | 'pincode';

/**
 * Who reads a field beside its owner and administrators, each of them also what those before read. card: whoever
 * finds the profile in a list; detail: whoever may open it; contact: whoever has downloaded it; own: nobody
 * (server rules, section 3).
 */
export type Seen = 'card' | 'detail' | 'contact' | 'own';

/**
 * One field of a profile, declared once. The form, its checks, storage, every reply that shows a profile, the cards
 * and lines of the pages, and the filter follow from it.
 */
export interface ProfileField {
  /** snake_case: its name in storage, in the form and, unless `as` says otherwise, in replies */
  name: string;
  /** its name in views and cards */
  as?: string;
  kind: FieldKind;
  required?: boolean;
  list?: ListName;
  /** characters of a text, or the value of an integer */
  max?: number;
  min?: number;
  unit?: Text;
  label: Text;
  seen: Seen;
  /** of one that is seen on cards: the line that says it, from 1; without one only the reply has it */
  cardLine?: number;
  /** the field whose line on the detail page says it as well, or the title; it has no line of its own */
  shownWith?: string;
  /** a choice whose names in the community's own script families know better than the English ones */
  bothScripts?: true;
  /** the search filter that it answers to, by the filter's name on the wire; of choices that cards or detail show */
  filter?: string;
}

/** The name of a field in views and cards. */
export function nameInReplies({ name, as }: ProfileField): string {
  return as ?? name;
}
