import * as z from 'zod/mini';
import { LANGUAGES } from './communities/languages.ts';
import { endpoint } from './endpoint.ts';
import { success } from './endpoint-parts.ts';

/** What a member may be told of by a notification of the device, each switched off by itself. */
export const PUSH_KINDS = ['saved-search', 'profile-approved', 'package-ending'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Devices of a member that are told; a further one takes the place of the oldest. */
export const MOST_DEVICES = 10;

const choices = z.record(z.enum(PUSH_KINDS), z.boolean());

const notifications = z.object({
  /** the public key (VAPID) that a browser subscribes with, as base64url */
  key: z.string(),
  choices,
  /** how many devices are told */
  devices: z.number(),
});

const LIMIT = { by: 'user', name: 'push', points: 120, seconds: 3600 } as const;

/** At least as long as an address can be at the services of the browsers. */
const ADDRESS_LENGTH = 1000;

const address = z
  .string({ error: 'required' })
  .check(z.maxLength(ADDRESS_LENGTH, 'invalid'), z.regex(/^https?:\/\/[!-~]+$/, 'invalid'));

/** So many bytes as base64url, with or without its padding. */
const bytes = (characters: number) =>
  z
    .string({ error: 'required' })
    .check(z.refine((text) => new RegExp(`^[\\w-]{${characters}}=?=?$`).test(text), 'invalid'));

export const readPush = endpoint({
  name: 'push.read',
  method: 'GET',
  path: '/api/push',
  whileFull: true,
  summary: 'Of what the member is told by notifications, and on how many devices',
  access: { permission: 'profile.own' },
  reply: notifications,
});

/**
 * Tells the browser with this address from now on, in place of whoever was told there. The address is one of a known push
 * service (400 otherwise).
 */
export const subscribePush = endpoint({
  name: 'push.subscribe',
  method: 'POST',
  path: '/api/push/subscribe',
  unattended: true,
  summary: 'Have this browser show notifications',
  access: { permission: 'profile.own' },
  limit: LIMIT,
  body: z.strictObject({
    endpoint: address,
    /** of the browser: a point of P-256 and 16 bytes */
    keys: z.strictObject({ p256dh: bytes(87), auth: bytes(22) }, { error: 'invalid' }),
    language: z.enum(LANGUAGES, { error: 'invalid' }),
  }),
  reply: notifications,
});

/** Tells the browser with this address no longer; nothing happens where it is not the member's. */
export const unsubscribePush = endpoint({
  name: 'push.unsubscribe',
  method: 'POST',
  path: '/api/push/unsubscribe',
  unattended: true,
  whileFull: true,
  summary: 'Have this browser show no notifications any more',
  access: { permission: 'profile.own' },
  limit: LIMIT,
  body: z.strictObject({ endpoint: address }),
  reply: notifications,
});

/**
 * After a sign-in: whether the browser with this address is still the member's. It then belongs to this session, and ends with it;
 * of another person it is dropped, so that nobody reads on a shared device what is told to somebody else.
 */
export const keepPush = endpoint({
  name: 'push.keep',
  method: 'POST',
  path: '/api/push/keep',
  unattended: true,
  whileFull: true,
  summary: 'Whether notifications of this browser are the member’s',
  access: { permission: 'profile.own' },
  limit: LIMIT,
  body: z.strictObject({
    endpoint: address,
    language: z.enum(LANGUAGES, { error: 'invalid' }),
  }),
  reply: z.object({ kept: z.boolean() }),
});

/** Tells no device of the member any more. */
export const stopPush = endpoint({
  name: 'push.stop',
  method: 'POST',
  path: '/api/push/stop',
  whileFull: true,
  summary: 'Have no device show notifications any more',
  access: { permission: 'profile.own' },
  limit: LIMIT,
  reply: success,
});

export const choosePush = endpoint({
  name: 'push.choose',
  method: 'POST',
  path: '/api/push/choices',
  summary: 'Turn a kind of notification on or off',
  access: { permission: 'profile.own' },
  limit: LIMIT,
  body: z.strictObject({
    kind: z.enum(PUSH_KINDS, { error: 'invalid' }),
    wanted: z.boolean({ error: 'required' }),
  }),
  reply: notifications,
});
