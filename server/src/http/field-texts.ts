import { type Message, type MessageTexts, messageText } from '@mala/contract/messages.ts';

/** What `Fields` says of each key, for those who call the API by hand; the interface has its own words. */
export const FIELD_TEXTS = {
  required: 'Required',
  invalid: 'Invalid value',
  unknownField: 'Unknown field',
  notInList: 'Choose one from the list',
  tooLong: (n: string) => `At most ${n} characters`,
  tooShort: (n: string) => `At least ${n} characters`,
  tooManyFiles: 'Too many files',
  atLeast: (n: string) => `Must be ${n} or more`,
  atMost: (n: string) => `Must be ${n} or less`,
  wholeNumber: 'Must be a whole number',
  badCharacters: 'Contains characters that cannot be used',
  mobile: 'Invalid mobile number',
  email: 'Invalid email address',
  pincode: 'Invalid pincode',
  date: 'Invalid date',
  time: 'Invalid time',
  bornTooEarly: (n: string) => `Choose ${n} or a later year`,
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
} as const satisfies MessageTexts;

/** The fields of a 400 in English. */
export function fieldTexts(faults: Readonly<Record<string, Message>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([name, message]) => [name, messageText(message, FIELD_TEXTS)]),
  );
}
