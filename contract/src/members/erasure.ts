import * as z from 'zod/mini';
import { calendarDate } from '../calendar-date.ts';
import { DOMAINS } from '../communities/domain.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../endpoint-parts.ts';
import { oneOf } from '../text.ts';

/** What goes with an account, as it is counted before. */
export const ERASED_PARTS = [
  'photos',
  'files',
  'texts',
  'sessions',
  'mails',
  'shortlisted',
  'shortlisted_by',
  'seen',
  'hidden',
  'downloads_made',
  'downloads_received',
  'subscriptions',
  'claims',
  'notes',
  'entries',
  'links',
  'devices',
  'searches',
] as const;
export type ErasedPart = (typeof ERASED_PARTS)[number];

/**
 * What stays: payments without the person and lines of the history without what was in them, by law, and complaints without who
 * complained.
 */
export const KEPT_PARTS = ['payments', 'history', 'complaints'] as const;
export type KeptPart = (typeof KEPT_PARTS)[number];

const goes = z.record(z.enum(ERASED_PARTS), z.number());
const stays = z.record(z.enum(KEPT_PARTS), z.number());

/** What an erasure would take and leave, as of now; nothing is changed. */
export const previewErasure = endpoint({
  name: 'members.previewErasure',
  method: 'GET',
  path: '/api/admin/member/:id/erasure',
  summary: 'What goes with an account and what has to be kept',
  access: { permission: 'members.erase' },
  params: idParams,
  reply: z.object({ goes, stays }),
  errors: ['NOT_FOUND'],
});

/** How the member, or whoever acts for him, asked. */
export const ASKED_WAYS = ['telephone', 'whatsapp', 'email', 'letter', 'visit'] as const;

/** On a receipt also that the account had been closed, and its time was over. */
export const RECEIPT_WAYS = [...ASKED_WAYS, 'closing'] as const;

export const eraseMemberBody = z.strictObject({
  asked_by: oneOf(ASKED_WAYS),
  /** a day in India, not a coming one */
  asked_on: z.string({ error: 'required' }).check(
    z.refine((day) => day !== '', { error: 'required', abort: true }),
    z.refine((day) => z.safeParse(calendarDate, day).success, 'date'),
  ),
});

/**
 * Erases an account for good, with its profile and everything that belongs to it. 409 WORKED_IN_OFFICE where payments name it as who
 * recorded them. The receipt has the id of the account; the same call again answers with it.
 */
export const eraseMember = endpoint({
  name: 'members.erase',
  method: 'POST',
  path: '/api/admin/member/:id/erasure',
  summary: 'Erase the account of a member who asked for it',
  access: { permission: 'members.erase' },
  fresh: true,
  params: idParams,
  body: eraseMemberBody,
  reply: z.object({ receipt: z.string() }),
  errors: ['NOT_FOUND', 'WORKED_IN_OFFICE'],
});

/** The receipt of an erasure: nothing of the person but the member id. */
export const readErasure = endpoint({
  name: 'members.readErasure',
  method: 'GET',
  path: '/api/admin/erasure/:id',
  summary: 'The dated receipt of an erasure',
  access: { permission: 'members.erase' },
  params: idParams,
  reply: z.object({
    /** running within the community and the year: TM/E/2026/12 */
    receipt: z.string(),
    domain: z.enum(DOMAINS),
    mid: z.nullable(z.string()),
    asked_by: z.enum(RECEIPT_WAYS),
    asked_on: z.string(),
    erased_at: z.string(),
    /** who of the office did it */
    by: z.string(),
    goes,
    stays,
  }),
  errors: ['NOT_FOUND'],
});
