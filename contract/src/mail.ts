import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParams, pageOf, pageParams, success } from './endpoint-parts.ts';

/** The kinds of all mails. */
const MAIL_KINDS = [
  'verify-email',
  'reset-password',
  'office-welcome',
  'password-changed',
  'contact-changed',
  'profile-approved',
  'profile-refused',
  'file-refused',
  'text-refused',
  'package-activated',
  'package-ending',
  'payment-refunded',
  'payment-not-found',
  'change-refused',
  'complaint-answered',
  'member-warned',
  'office-acted',
  'test-mail',
  'entry-prepared',
  'still-looking',
  'new-profiles',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The mails that a member can switch off; the others concern account security or are receipts. */
export const OPTIONAL_MAILS = [
  'profile-approved',
  'profile-refused',
  'text-refused',
  'package-ending',
  'still-looking',
] as const;
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];

/** The mails with a link that stops them: those, and the one that comes as often as one chose (digest.ts). */
export const STOPPABLE_MAILS = [...OPTIONAL_MAILS, 'new-profiles'] as const;
export type StoppableMail = (typeof STOPPABLE_MAILS)[number];

/** The `fault` of a failed mail that was not the mail server's: the link in it expired before it could be sent. */
export const LINK_EXPIRED = 'link-expired';

const choices = z.record(z.enum(OPTIONAL_MAILS), z.boolean());

export const readMailChoices = endpoint({
  name: 'mail.readChoices',
  method: 'GET',
  path: '/api/mail/choices',
  whileFull: true,
  summary: 'Which optional mails the member gets',
  access: 'session',
  reply: z.object({ choices }),
});

export const chooseMail = endpoint({
  name: 'mail.choose',
  method: 'POST',
  path: '/api/mail/choices',
  summary: 'Turn an optional mail on or off',
  access: 'session',
  body: z.strictObject({
    kind: z.enum(OPTIONAL_MAILS),
    wanted: z.boolean({ error: 'required' }),
  }),
  reply: z.object({ choices }),
});

/**
 * Stops one kind of optional mail through the signed URL in the mail, without a login; 404 for any other URL. Mail
 * programs also call it for one-click unsubscribe (RFC 8058), so the body is not read.
 */
export const unsubscribe = endpoint({
  name: 'mail.unsubscribe',
  method: 'POST',
  path: '/api/mail/unsubscribe/:userId/:kind/:signature',
  whileFull: true,
  summary: 'Unsubscribe from one kind of mail by the signed URL in it',
  access: 'public',
  params: z.object({ userId: z.string(), kind: z.string(), signature: z.string() }),
  reply: success,
  errors: ['NOT_FOUND'],
});

/** Mails that could not be sent within 24 hours, newest first. */
export const listFailedMails = endpoint({
  name: 'mail.listFailed',
  method: 'GET',
  path: '/api/admin/mail/failed/:page',
  summary: 'Mails that could not be sent',
  access: { permission: 'mails.read' },
  params: pageParams,
  reply: pageOf(
    z.object({
      id: z.string(),
      kind: z.enum(MAIL_KINDS),
      user_id: z.string(),
      user_name: z.nullable(z.string()),
      mid: z.nullable(z.string()),
      queued_at: z.string(),
      failed_at: z.string(),
      /** the reply of the mail server, as it came, or LINK_EXPIRED; for the administrator */
      fault: z.nullable(z.string()),
    }),
  ),
});

/** Puts a failed mail back into the queue; 404 for any other. */
export const retryFailedMail = endpoint({
  name: 'mail.retryFailed',
  method: 'POST',
  path: '/api/admin/mail/failed/:id/retry',
  summary: 'Retry a failed mail',
  access: { permission: 'mails.settle' },
  params: z.object({ id: z.string() }),
  reply: success,
  errors: ['NOT_FOUND'],
});

/** Removes a failed mail from the list; 404 for any other. */
export const dropFailedMail = endpoint({
  name: 'mail.dropFailed',
  method: 'DELETE',
  path: '/api/admin/mail/failed/:id',
  summary: 'Remove a failed mail from the list',
  access: { permission: 'mails.settle' },
  params: z.object({ id: z.string() }),
  reply: success,
  errors: ['NOT_FOUND'],
});

/** What became of a mail. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

/** The mails to a member as far as they are kept, newest first: which, when and what became of them, not what they say. */
export const listMemberMails = endpoint({
  name: 'mail.listOfMember',
  method: 'GET',
  path: '/api/admin/member/:id/mails/:page',
  summary: 'The mails to a member, without their contents',
  access: { permission: 'members.read' },
  params: z.extend(idParams, pageParams.shape),
  reply: pageOf(
    z.object({
      id: z.string(),
      kind: z.enum(MAIL_KINDS),
      queued_at: z.string(),
      state: z.enum(MAIL_STATES),
      /** when it was sent or given up */
      at: z.nullable(z.string()),
    }),
  ),
  errors: ['NOT_FOUND'],
});
