import type { Got } from '@mala/contract/endpoint.ts';
import type { listCalls } from '@mala/contract/still-looking.ts';

/** A member whom the office should call. */
export const CALL: Got<typeof listCalls.reply>['rows'][number] = {
  id: '01890000-0000-7000-8000-000000000031',
  domain: 'tamilmala',
  mid: 'MF100431',
  user_name: 'Meenakshisundaram',
  why: 'unreached',
  since: '2026-11-20T04:00:00.000Z',
  heard_on: '2026-09-20',
  calls: 0,
  called_at: null,
};
