import { NIL } from 'uuid';
import type { Sending } from './calls.ts';
import { each, list, office, PUBLIC, type Row } from './calls-by-role.ts';

/** Whether members are still looking. */
export const LOOKING_CALLS: Readonly<
  Record<string, { row: Row; sent?: () => Sending; isList?: true }>
> = {
  'stillLooking.answer': {
    row: each(PUBLIC, 'NOT_FOUND'),
    sent: () => ({ body: { user_id: NIL, asking_id: NIL, secret: 'wrong', answer: 'looking' } }),
  },
  'stillLooking.listCalls': { row: list(['OWNER', 'REVIEWER']), isList: true },
  'stillLooking.recordCall': {
    row: office(['OWNER', 'REVIEWER']),
    sent: () => ({ body: { outcome: 'not-reached' } }),
  },
};
