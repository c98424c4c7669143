import type { MessageTexts } from '@mala/contract/messages.ts';

/** Validation messages. Texts given in section 5 of the specification are exact. */
const faults: MessageTexts = {
  required: 'Required',
  invalid: 'Invalid value',
  unknownField: 'Unknown field',
  notInList: 'Choose one from the list',
  tooLong: (n) => `At most ${n} characters`,
  tooShort: (n) => `At least ${n} characters`,
  tooManyFiles: 'Too many files',
  atLeast: (n) => `Must be ${n} or more`,
  atMost: (n) => `Must be ${n} or less`,
  wholeNumber: 'Must be a whole number',
  badCharacters: 'Contains characters that cannot be used',
  passwordForContact:
    'Enter your password to change the email, a mobile number or the date of birth',
  linkInName: 'Please write only the name, without a web or mail address',
  mobile: 'Invalid mobile number',
  email: 'Invalid email address',
  pincode: 'Invalid pincode',
  date: 'Invalid date',
  time: 'Invalid time',
  bornTooEarly: (n) => `Choose ${n} or a later year`,
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
  passwordCommon: 'Many people use this password. Three or four words of your own are better',
  passwordPersonal:
    'This is easily guessed from your name, mobile number or this site. Please choose other words',
  wrongPassword: 'Not your present password',
  contact: (part: string) =>
    `“${part}” looks like a phone number, an address or a link. Please leave it out: families get your contact when they choose your profile.`,
};

export const formText = { faults };
