/**
 * What a form says beside a field, by key. Schemas carry keys; a key may carry one number after a colon
 * (`tooLong:80`) that stands for `{n}` in the text. Texts of section 5 of the specification are exact.
 */
const MESSAGES = {
  required: 'Required',
  invalid: 'Invalid value',
  unknownField: 'Unknown field',
  notInList: 'Choose one from the list',
  tooLong: 'At most {n} characters',
  tooShort: 'At least {n} characters',
  atLeast: 'Must be {n} or more',
  atMost: 'Must be {n} or less',
  wholeNumber: 'Must be a whole number',
  badCharacters: 'Contains characters that cannot be used',
  mobile: 'Invalid mobile number',
  email: 'Invalid email address',
  pincode: 'Invalid pincode',
  date: 'Invalid date',
  time: 'Invalid time',
  bornTooEarly: 'Choose {n} or a later year',
  brideTooYoung: 'A bride must be at least 18 years old',
  groomTooYoung: 'A groom must be at least 21 years old',
  genderFixed: 'Cannot be changed after approval. Please write to support.',
  casteOfLanguage: 'Not a caste of the chosen language',
  subcasteOfCaste: 'Not a subcaste of the chosen caste',
  noSubcaste: 'The chosen caste has no subcastes',
  starOfRaasi: 'Not a birth star of the chosen raasi',
  padhamOfStar: 'Not a padham of this birth star in the chosen raasi',
  moreMarriedThanAll: 'More married than there are',
  mismatch: "Password and its confirmation doesn't match",
  passwordIsMobile: 'The password must not be the mobile number',
  wrongPassword: 'Not your present password',
} as const;

export type MessageKey = keyof typeof MESSAGES;
/** A key, with its number where the text has one. */
export type Message = MessageKey | `${MessageKey}:${number}`;

/** The text of a message; of anything that is not one, the text of `invalid`. */
export function messageText(message: string): string {
  const [key = '', n = ''] = message.split(':');
  const text = Object.hasOwn(MESSAGES, key) ? MESSAGES[key as MessageKey] : MESSAGES.invalid;
  return text.replace('{n}', n);
}

/** Whether a schema's message is one of ours. */
export function isMessage(message: string): message is Message {
  return Object.hasOwn(MESSAGES, message.split(':')[0] ?? '');
}
