import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { endpoint } from '../endpoint.ts';
import { pageOf, pageParams } from '../endpoint-parts.ts';
import { text } from '../text.ts';
import { REASON_PLACES } from './reasons.ts';
import { MONEY_GROUPS, PLAIN_GROUPS, SETTING_GROUPS } from './values.ts';

const domain = z.enum(DOMAINS, { error: 'invalid' });
const reply = z.object({
  group: z.enum(SETTING_GROUPS),
  /** 0: never saved */
  version: z.number(),
  /** whether an owner has set it; otherwise `value` is the first one, of the variables or of the product */
  saved: z.boolean(),
  /** as `settingSchema` of the group has it */
  value: z.unknown(),
  first: z.unknown(),
  changed_at: z.nullable(z.string()),
  changed_by: z.nullable(z.string()),
});
export type Setting = z.output<typeof reply>;

export const listSettings = endpoint({
  name: 'settings.list',
  method: 'GET',
  path: '/api/admin/settings/:domain',
  summary: 'The settings of a community by group, and where each comes from',
  access: { permission: 'settings.write' },
  params: z.object({ domain }),
  reply: z.object({ groups: z.array(reply) }),
  errors: ['NOT_FOUND'],
});

const body = z.strictObject({
  /** that was shown; 409 CHANGED_MEANWHILE if somebody has saved since */
  version: z.number({ error: 'required' }).check(z.int('invalid'), z.minimum(0, 'invalid')),
  /** checked by the group's schema, whose faults the reply has; null: the first value again */
  value: z.unknown(),
  reason: z.optional(text(300, { lines: true })),
});

/** Saves a group of settings, which hold at once. The same value again changes nothing. */
export const saveSetting = endpoint({
  name: 'settings.save',
  method: 'POST',
  path: '/api/admin/settings/:domain/:group',
  summary: 'Save a group of settings of a community',
  access: { permission: 'settings.write' },
  params: z.object({ domain, group: z.enum(PLAIN_GROUPS, { error: 'invalid' }) }),
  body,
  reply,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

/** The same for the ways to pay and the prices. What was bought, told or ordered before keeps its terms. */
export const saveMoneySetting = endpoint({
  name: 'settings.saveMoney',
  method: 'POST',
  path: '/api/admin/settings/:domain/money/:group',
  summary: 'Save the ways to pay or the prices of a community',
  access: { permission: 'settings.write' },
  fresh: true,
  params: z.object({ domain, group: z.enum(MONEY_GROUPS, { error: 'invalid' }) }),
  body,
  reply,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

/** What was saved, newest first; a value is put back by saving it again. */
export const listSettingVersions = endpoint({
  name: 'settings.listVersions',
  method: 'GET',
  path: '/api/admin/settings/:domain/:group/versions/:page',
  summary: 'The former values of a group of settings',
  access: { permission: 'settings.write' },
  params: z.extend(pageParams, { domain, group: z.enum(SETTING_GROUPS, { error: 'invalid' }) }),
  reply: pageOf(
    z.object({
      version: z.number(),
      /** null: the first value again */
      value: z.unknown(),
      at: z.string(),
      by: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
  errors: ['NOT_FOUND'],
});

/** For whoever refuses something: the texts are sent as they are or edited. */
export const listReasons = endpoint({
  name: 'settings.listReasons',
  method: 'GET',
  path: '/api/admin/reason/:domain/:place',
  summary: 'The ready reasons of a community for a kind of refusal, in its languages',
  access: { permission: 'profiles.list' },
  params: z.object({ domain, place: z.enum(REASON_PLACES, { error: 'invalid' }) }),
  reply: z.object({
    reasons: z.array(
      z.object({ name: z.string(), label: z.string(), texts: z.record(z.string(), z.string()) }),
    ),
  }),
  errors: ['NOT_FOUND'],
});
