/** The sections of a profile; with `photo` they are the six steps. */
export const SECTIONS = ['basic', 'personal', 'work', 'family', 'horoscope'] as const;
export type Section = (typeof SECTIONS)[number];

/** The steps of the wizard in order (specification, section 9). */
export const STEPS = ['basic', 'personal', 'work', 'photo', 'family', 'horoscope'] as const;
export type Step = (typeof STEPS)[number];

/** The lists returned by GET /api/options, named like their fields. */
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
  'filled_in_by',
] as const;
export type ListName = (typeof LIST_NAMES)[number];

/**
 * Kinds of fields and their values.
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
 * Who may read a field besides its owner and administrators; each level includes the levels before it. card: whoever
 * finds the profile in a list; detail: whoever may open it; contact: whoever has downloaded it; own: nobody (server
 * rules, section 3).
 */
export type Seen = 'card' | 'detail' | 'contact' | 'own';

/** The units of numbers; pages name them in i18n/en/measures.ts. */
export type Unit = 'kg';

/**
 * One field of a profile, declared once. The form, its validation, storage, every reply with a profile, cards, the
 * lines of pages and the filter are derived from it.
 */
export interface ProfileField {
  /** snake_case: its name in storage, in the form and, unless `as` is set, in replies */
  name: string;
  /** its name in views and cards */
  as?: string;
  kind: FieldKind;
  required?: boolean;
  /** "I do not know" is an answer: the value is empty, and the section's `unknown` names the field */
  mayBeUnknown?: true;
  list?: ListName;
  /** a text that names a person, and holds no web or mail address */
  person?: true;
  /** a text with names of towns suggested while it is typed; any other text will do */
  suggests?: 'towns';
  /** the range of a text's length in characters, or of an integer */
  max?: number;
  min?: number;
  unit?: Unit;
  /** in the language of the build; English on the server (labels/) */
  label: string;
  seen: Seen;
  /** the line of the card that shows it, from 1; without it only the reply has the field */
  cardLine?: number;
  /** not on the small card of which a phone shows two beside each other */
  wide?: true;
  /** the field whose detail line, or title, also shows this one; it has no separate line */
  shownWith?: string;
  /** a choice that families compare in two scripts: on every page, or only where the page is not in English */
  bothScripts?: 'always' | 'native';
  /** the API name of the search filter for it; only for choices seen on card or detail */
  filter?: string;
}

/** A field as its section declares it. */
type Declared = Omit<ProfileField, 'label'>;

/** The declared fields with their labels. */
export function labelled<const Fields extends readonly Declared[]>(
  fields: Fields,
  labels: Readonly<Record<Fields[number]['name'], string>>,
): { readonly [At in keyof Fields]: Fields[At] & { readonly label: string } };
export function labelled(fields: readonly Declared[], labels: Readonly<Record<string, string>>) {
  return fields.map((field) => ({ ...field, label: labels[field.name] }));
}

/** The name of a field in views and cards. */
export function nameInReplies({ name, as }: ProfileField): string {
  return as ?? name;
}

/** The fields of which a stored section says that they are not known. */
export function unknownOf(
  stored: Readonly<Record<string, unknown>>,
  fields: readonly ProfileField[],
): string[] {
  const said = Array.isArray(stored.unknown) ? stored.unknown : [];
  return fields.map(({ name }) => name).filter((name) => said.includes(name));
}
