import * as z from 'zod/mini';
import { DOMAINS } from './communities/domain.ts';
import { endpoint } from './endpoint.ts';
import { success } from './endpoint-parts.ts';
import { requiredText } from './text.ts';

/** What a site needs before it opens; the first three by community. */
export const SETUP_ITEMS = [
  ...(['support', 'payment', 'grievance'] as const),
  ...(['mail-sent', 'mail-received', 'hosts', 'backup'] as const),
] as const;
export type SetupItem = (typeof SETUP_ITEMS)[number];

/** What is missing, where there is more than one thing to do. */
export const SETUP_NOTES = [
  ...(['no-server', 'not-sent', 'local', 'undecided'] as const),
  ...(['unreachable', 'not-made', 'not-verified'] as const),
] as const;
export type SetupNote = (typeof SETUP_NOTES)[number];

const row = z.object({
  item: z.enum(SETUP_ITEMS),
  /** null: of the whole site */
  domain: z.nullable(z.enum(DOMAINS)),
  done: z.boolean(),
  note: z.nullable(z.enum(SETUP_NOTES)),
  /** the address that could not be reached, or to which the last test mail went */
  detail: z.nullable(z.string()),
});
export type SetupRow = z.output<typeof row>;

/** Each is looked at anew by the server itself, which also calls its own addresses. */
export const readSetup = endpoint({
  name: 'setup.read',
  method: 'GET',
  path: '/api/admin/setup',
  summary: 'What the site needs before it opens, and what of it is done',
  access: { permission: 'settings.write' },
  limit: { by: 'user', points: 120, seconds: 3600 },
  reply: z.object({ rows: z.array(row) }),
});

export const sendTestMailBody = z.strictObject({
  email: requiredText(254).check(z.refine((value) => z.regexes.email.test(value), 'email')),
});

/** Mails a link to an address of the viewer; opening it shows that mails arrive. */
export const sendTestMail = endpoint({
  name: 'setup.sendTestMail',
  method: 'POST',
  path: '/api/admin/setup/mail',
  summary: 'Send a test mail to an address of one’s own',
  access: { permission: 'settings.write' },
  body: sendTestMailBody,
  reply: success,
  errors: ['TOO_MANY_MAILS'],
});

/** 404 for a link of no test mail. */
export const confirmTestMail = endpoint({
  name: 'setup.confirmTestMail',
  method: 'POST',
  path: '/api/admin/setup/mail/received',
  summary: 'Say by its link that a test mail arrived',
  access: { permission: 'settings.write' },
  body: z.strictObject({
    id: z.string({ error: 'required' }).check(z.maxLength(100, 'invalid')),
    secret: z.string({ error: 'required' }).check(z.maxLength(100, 'invalid')),
  }),
  reply: success,
  errors: ['NOT_FOUND'],
});

/** Decides that every community is on the same host name, or takes that back. */
export const decideHosts = endpoint({
  name: 'setup.decideHosts',
  method: 'POST',
  path: '/api/admin/setup/hosts',
  summary: 'Decide whether the site runs on one host name',
  access: { permission: 'settings.write' },
  body: z.strictObject({ one: z.boolean({ error: 'required' }) }),
  reply: success,
});
