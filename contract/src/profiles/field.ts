import type { Text } from '../communities/option.ts';

/** The sections of a profile that hold fields; with `photo` they make the six steps. */
export const SECTIONS = ['basic', 'personal', 'work', 'family', 'horoscope'] as const;
export type Section = (typeof SECTIONS)[number];

/** The steps of the wizard in their order (specification, section 9). */
export const STEPS = ['basic', 'personal', 'work', 'photo', 'family', 'horoscope'] as const;
export type Step = (typeof STEPS)[number];

/** The lists that GET /api/options answers, named like the fields they fill. */
export const LIST_NAMES = [
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

/** One field of a profile, declared once: form, validation, storage, filter and detail page follow from it. */
export interface ProfileField {
  /** snake_case: its name on the wire, in storage and in the form */
  name: string;
  kind: FieldKind;
  required?: boolean;
  list?: ListName;
  /** characters of a text, or the value of an integer */
  max?: number;
  min?: number;
  unit?: Text;
  label: Text;
  /**
   * Who reads it beside its owner and administrators. open: whoever may open the profile;
   * contact: whoever has downloaded it (server rules, section 3).
   */
  seen: 'open' | 'contact';
  /** the search filter that it answers to, by the filter's name on the wire */
  filter?: string;
}
