import type { FIRST_REASONS, ReasonPlace } from '@mala/contract/settings/reasons.ts';

type Names = {
  [Place in ReasonPlace]: Record<(typeof FIRST_REASONS)[Place][number], string>;
};

const names: Names = {
  review: {
    photo: 'Photo not clear',
    'photo-not-own': 'Photo of somebody else',
    name: 'Name not complete',
    birth: 'Birth does not fit the horoscope',
    horoscope: 'Horoscope cannot be read',
    incomplete: 'Details too short',
    contact: 'Contact in texts or photos',
    family: 'Parents or number missing',
    duplicate: 'Is there already',
  },
  payment: {
    unknown: 'No payment with this reference',
    amount: 'Another amount',
    later: 'Not arrived yet',
  },
  change: {
    proof: 'A document is needed',
    'full-name': 'Not the full name',
    'other-person': 'Another person',
    mistake: 'A mistake in writing',
  },
};

/** What the office calls the ready reasons of the product. */
export const readyReasonsText = { names };
