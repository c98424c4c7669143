import * as z from 'zod/mini';
import { calendarDate } from './calendar-date.ts';
import { DOMAINS } from './communities/domain.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, pageParams } from './endpoint-parts.ts';
import { SECTIONS } from './profiles/field.ts';
import { text } from './text.ts';

/** What somebody of the office does that is recorded. */
export const HISTORY_ACTIONS = [
  'look',
  'edit',
  'correction',
  'objection',
  'status',
  'featured',
  'photo',
  'text',
  'change',
  'live-change',
  'subscription',
  'payment-correction',
  'refund',
  'payment-claim',
  'mail',
  'marriage',
  'role',
  'password-link',
  'second-factor',
  'export',
  'complaint',
  'note',
  'sessions',
  'mobile',
  'call',
  'pause',
  'resume',
  'close',
  'reopen',
  'erasure',
  'setting',
  'entry',
  'import',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** What of a profile was seen by a look; `number`: that a telephone number that was looked for is in it. */
export const LOOKED_AT = ['contact', 'horoscope-file', 'number'] as const;
export type LookedAt = (typeof LOOKED_AT)[number];

/** Of which part of a profile a row is. */
export const HISTORY_PARTS = [
  ...SECTIONS,
  'preferences',
  'photo',
  'attachment',
  'home-photo',
  ...LOOKED_AT,
] as const;
export type HistoryPart = (typeof HISTORY_PARTS)[number];

/** The values of fields by their names. */
const values = z.record(z.string(), z.unknown());
export type HistoryValues = z.output<typeof values>;

const row = z.object({
  id: z.string(),
  at: z.string(),
  /** with the name and the role of that time, where they are known */
  actor: z.object({ id: z.string(), name: z.nullable(z.string()), role: z.nullable(z.string()) }),
  /** the network address and the device: "Chrome", "Android" */
  address: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  action: z.enum(HISTORY_ACTIONS),
  part: z.nullable(z.enum(HISTORY_PARTS)),
  domain: z.nullable(z.enum(DOMAINS)),
  /** whom it is about; null if that account is gone, or it is about no account */
  member: z.nullable(
    z.object({ id: z.string(), mid: z.nullable(z.string()), name: z.nullable(z.string()) }),
  ),
  /** the changed fields, also after their values were erased */
  fields: z.array(z.string()),
  before: values,
  after: values,
  reason: z.nullable(z.string()),
  erased: z.boolean(),
  /** of an erasure: the account that was erased, whose id its receipt has */
  erased_account: z.optional(z.string()),
});
export type HistoryRow = z.output<typeof row>;

/** What of the history is asked for. */
export const listHistoryQuery = z.object({
  actor: z.optional(z.uuid({ error: 'invalid' })),
  /** a member id, or a part of a name */
  member: z.optional(text(100)),
  /** a profile by its id */
  profile: z.optional(z.uuid({ error: 'invalid' })),
  action: z.optional(z.enum(HISTORY_ACTIONS, { error: 'invalid' })),
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
});

/**
 * What the office did, newest first; `from` and `to` are days in India, both included. `actors` are all who ever did
 * something, for the filter.
 */
export const listHistory = endpoint({
  name: 'history.list',
  method: 'GET',
  path: '/api/admin/history/:page',
  summary: 'What the office did and looked at',
  access: { permission: 'history.read' },
  params: pageParams,
  query: listHistoryQuery,
  reply: z.object({
    ...pageOf(row).shape,
    actors: z.array(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  }),
});

/** Who of the office looked at the caller's own contact, newest first. */
export const listOwnLooks = endpoint({
  name: 'history.ownLooks',
  method: 'GET',
  path: '/api/history/looks/:page',
  summary: 'Who of the office looked at one’s own contact',
  access: { permission: 'profile.own' },
  params: pageParams,
  reply: pageOf(
    z.object({
      id: z.string(),
      at: z.string(),
      /** the first name of who looked */
      name: z.nullable(z.string()),
      part: z.enum(LOOKED_AT),
    }),
  ),
});
