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
  badCharacters: 'Contains characters that cannot be used. Please type it with letters and digits',
  sixDigits: 'Enter the six digits that the app shows',
  eightDigits: 'Enter the eight digits',
  wrongCode:
    'Not the present code of the app, or it was used already. Please wait for the next one',
  wrongRecoveryCode: 'Not one of your recovery codes, or it was used already',
  wrongPasskey:
    'This passkey does not belong to your account, or it took too long. Please try again',
  passwordForContact:
    'Enter your password to change the email, a mobile number or the date of birth',
  linkInName: 'Please write only the name, without a web or mail address',
  hiddenInName:
    'The name has a character that cannot be seen or is written from right to left. Please type it anew, in Tamil, Marathi or English letters.',
  mobile: 'Invalid mobile number',
  email: 'Invalid email address',
  pincode: '6 digits without a 0 in front, like 625001',
  postcode: '3 to 10 letters and digits, like SW1A 1AA',
  date: 'This month has no such day: choose another day or month',
  time: 'Hour, minute, and AM or PM, like 06:45 AM',
  bornTooEarly: (n) => `Choose ${n} or a later year`,
  brideTooYoung: 'A bride must be at least 18 years old',
  groomTooYoung: 'A groom must be at least 21 years old',
  genderFixed: 'Cannot be changed after approval. Please write to support.',
  casteOfLanguage: 'Not a caste of the chosen language: choose another caste or language',
  subcasteOfCaste: 'Not a subcaste of the chosen caste: choose one of its own',
  noSubcaste: 'The chosen caste has no subcastes: leave this empty',
  starOfRaasi: 'Not a birth star of the chosen raasi: choose another star or raasi',
  padhamOfStar:
    'Not a padham of this birth star in the chosen raasi: choose another padham or raasi',
  knownAndUnknown: 'Either choose it, or say that you do not know it',
  moreMarriedThanAll: 'More married than there are: choose at most as many as there are in all',
  mismatch: "Password and its confirmation doesn't match",
  passwordIsMobile: 'The password must not be the mobile number',
  passwordCommon: 'Many people use this password. Three or four words of your own are better',
  passwordPersonal:
    'This is easily guessed from your name, mobile number or this site. Please choose other words',
  wrongPassword: 'Not your present password',
  saysNoWishes: 'Please say first what you look for.',
  contact: (part: string) =>
    `“${part}” looks like a phone number, an address or a link. Please leave it out: families get your contact when they choose your profile.`,
};

export const formText = { faults };
