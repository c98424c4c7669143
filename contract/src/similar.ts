import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { NOT_OPENING, profileParams } from './endpoint-parts.ts';
import { profileCard } from './profiles/view.ts';

/** At most so many stand below a profile. */
export const MOST_SIMILAR = 8;

/** What two profiles may have in common, the most telling first. */
export const COMMON = [
  'subcaste',
  'community',
  'city',
  'profession',
  'education',
  'state',
  'language',
  'age',
  'height',
] as const;
export type Common = (typeof COMMON)[number];

/** A profile like the shown one, as a card, and why it is. */
function similarReply() {
  return z.object({
    rows: z.array(z.extend(profileCard, { common: z.array(z.enum(COMMON)) })),
    photo_nudge: z.boolean(),
  });
}

/** A list of cards, and counted as one (decision 036); nobody finds those like their own profile. */
export const listSimilar = endpoint({
  name: 'search.similar',
  method: 'GET',
  path: '/api/profile/similar/:profileId',
  summary: 'Profiles of the same site and gender that have most in common with a profile',
  access: 'session',
  params: profileParams,
  reply: similarReply(),
  errors: ['NOT_FOUND', ...NOT_OPENING, 'TOO_MANY_LISTS', 'TOO_MANY_CARDS'],
});
