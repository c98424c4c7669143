import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { success } from '../endpoint-parts.ts';

/** What the choices have in common with which a member's searches begin. */
const begin = {
  access: { permission: 'profile.own' },
  limit: { by: 'user', points: 60, seconds: 3600 },
  body: z.strictObject({ preselected: z.boolean({ error: 'required' }) }),
  reply: success,
} as const;

/** Sets whether the member's searches begin with the states that the own one prefers (specification, section 9). */
export const choosePreferredStates = endpoint({
  name: 'auth.choosePreferredStates',
  method: 'POST',
  path: '/api/account/preferred-states',
  summary: 'Begin the searches of the account with the preferred states, or in all states',
  ...begin,
});

/** Sets whether the member's searches begin with what the family looks for (decision 111). */
export const chooseSearchByWishes = endpoint({
  name: 'auth.chooseSearchByWishes',
  method: 'POST',
  path: '/api/account/search-by-wishes',
  summary: 'Begin the searches of the account with its partner preferences, or without them',
  ...begin,
});
