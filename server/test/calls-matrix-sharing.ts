import { NIL } from 'uuid';
import type { Sending } from './calls.ts';
import { each, MEMBERS, OPENING, PUBLIC, type Row } from './calls-by-role.ts';

const { incomplete, pending, paused, married, refused } = OPENING;

/** Links to one's own profile, and the profile as others see it. */
export const SHARING_CALLS: Readonly<Record<string, { row: Row; sent?: () => Sending }>> = {
  'sharing.createLink': {
    row: { ...MEMBERS, incomplete, pending, paused, married, refused },
    sent: () => ({ body: { days: 7, contact: false, face: false } }),
  },
  'sharing.listLinks': { row: MEMBERS },
  'sharing.endLink': { row: each(MEMBERS, 'NOT_FOUND') },
  'sharing.openLink': {
    row: each(PUBLIC, 'NOT_FOUND'),
    sent: () => ({ body: { id: NIL, secret: 'wrong' } }),
  },
  'sharing.seeAsOthers': { row: MEMBERS, sent: () => ({ query: { as: 'member' } }) },
};
