import type { FIRST_REASONS, ReasonPlace } from '@mala/contract/settings/reasons.ts';

/** The first text of each ready reason, as the member reads it. */
export type ReasonTexts = {
  readonly [Place in ReasonPlace]: Readonly<Record<(typeof FIRST_REASONS)[Place][number], string>>;
};

export const en: ReasonTexts = {
  review: {
    photo:
      'Please add a clear, recent photo that shows the face. The one that you sent is too dark, too small, or shows several people.',
    'photo-not-own':
      'One of the photos does not seem to be of the bride or groom. Please replace it with a photo of the person.',
    name: 'Please write the full name of the bride or groom, as it stands in certificates.',
    birth:
      'Date, time or place of birth do not fit the horoscope. Please compare them and correct what is wrong.',
    horoscope:
      'The horoscope file cannot be read. Please take a sharp photo of it in good light, or send it as a PDF.',
    incomplete:
      'Some details are too short for other families. Please write more about education, work and the family.',
    contact:
      'Please remove phone numbers and addresses from the texts and photos. Families get your contact when they choose your profile.',
    family:
      'Please write the names of both parents, and tell us on which number we can reach the family.',
    duplicate:
      'This person already has a profile with us. Please log in with the first account, or tell us if it is a mistake.',
  },
  payment: {
    unknown:
      'No payment with this reference has reached our account. Please compare the number in your bank or UPI app.',
    amount:
      'The amount that reached us is not the price of this package. Please write to us, so that we can settle it.',
    later:
      'The payment has not reached our account yet. Please ask your bank, and tell us again once it shows as paid.',
  },
  change: {
    proof:
      'Please send our office a document that shows this, such as an identity card or a school certificate. Then we change it.',
    'full-name': 'Please give the full name as it stands on documents.',
    'other-person':
      'This looks like another person. Please register each bride and groom with a profile of their own.',
    mistake: 'This seems to be a mistake in writing. Please look at it again.',
  },
};
