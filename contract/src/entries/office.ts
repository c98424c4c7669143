import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, pageOf, pageParams, success } from '../endpoint-parts.ts';
import { oneOf } from '../text.ts';
import { entry, entryRow } from './entry.ts';
import { ENTRY_STATES, SEND_WAYS } from './states.ts';
import { typedSections } from './typed.ts';

// Of an entry that the caller neither made nor oversees: 404 NOT_FOUND, as of an unknown one (server/src/access/entries.ts).
const access = { permission: 'entries.write' } as const;

export const listEntriesQuery = z.object({ state: z.optional(oneOf(ENTRY_STATES)) });

/** The entries that the caller made, or oversees; what was changed last comes first. */
export const listEntries = endpoint({
  name: 'entries.list',
  method: 'GET',
  path: '/api/admin/entry/list/:page',
  summary: 'Profiles that are entered for others, with their states',
  access,
  params: pageParams,
  query: listEntriesQuery,
  reply: pageOf(entryRow),
});

export const createEntryBody = z.strictObject({ domain: oneOf(DOMAINS) });

/** Begins an entry in a community where the caller may enter profiles; 403 FORBIDDEN elsewhere. */
export const createEntry = endpoint({
  name: 'entries.create',
  method: 'POST',
  path: '/api/admin/entry',
  summary: 'Begin to enter a profile for somebody',
  access,
  limit: { by: 'user', points: 200, seconds: 86_400 },
  body: createEntryBody,
  reply: entry,
});

export const readEntry = endpoint({
  name: 'entries.read',
  method: 'GET',
  path: '/api/admin/entry/:id',
  summary: 'An entry as it is typed so far',
  access,
  params: idParams,
  reply: entry,
  errors: ['NOT_FOUND'],
});

export const saveEntryBody = z.strictObject({
  /** of the entry as it was loaded or last saved; another one is 409 CHANGED_MEANWHILE */
  version: z.number({ error: 'required' }).check(z.int('wholeNumber')),
  sections: typedSections,
});

/** Keeps what is typed so far: values may be missing and wrong, but every name is a field of the community. */
export const saveEntry = endpoint({
  name: 'entries.save',
  method: 'POST',
  path: '/api/admin/entry/:id',
  summary: 'Keep what is typed of an entry so far',
  access,
  params: idParams,
  body: saveEntryBody,
  reply: z.object({ version: z.number(), changed_at: z.string() }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'ENTRY_SENT'],
});

/** What is still wrong or missing: 400 INVALID with a fault for each field, as sending it would say; or Success. */
export const checkEntry = endpoint({
  name: 'entries.check',
  method: 'GET',
  path: '/api/admin/entry/:id/check',
  summary: 'Whether an entry is complete and right',
  access,
  params: idParams,
  reply: success,
  errors: ['NOT_FOUND'],
});

export const sendEntryBody = z.strictObject({ way: oneOf(SEND_WAYS) });

/**
 * Asks the family to confirm; a further link or code ends the one before. `link` and `code` are shown this once; both are null
 * if the link was mailed. 409 NO_ADDRESS without an email address in the entry.
 */
export const sendEntry = endpoint({
  name: 'entries.send',
  method: 'POST',
  path: '/api/admin/entry/:id/send',
  summary: 'Make a link or a code with which the family confirms an entry',
  access,
  limit: { by: 'user', points: 60, seconds: 3600 },
  params: idParams,
  body: sendEntryBody,
  reply: z.object({
    link: z.nullable(z.string()),
    code: z.nullable(z.string()),
    /** the link in words of the community's language, to be sent to the family */
    message: z.nullable(z.string()),
    /** of the link or the code */
    valid_until: z.string(),
  }),
  errors: ['NOT_FOUND', 'NO_ADDRESS', 'TOO_MANY_MAILS'],
});

/** Makes a draft of it again; its link and its code end. Of a draft it changes nothing. */
export const takeBackEntry = endpoint({
  name: 'entries.takeBack',
  method: 'POST',
  path: '/api/admin/entry/:id/back',
  summary: 'Take an entry back from the family, to change it',
  access,
  params: idParams,
  reply: entry,
  errors: ['NOT_FOUND'],
});

/** Erases an entry that the family has not confirmed, with its files. */
export const deleteEntry = endpoint({
  name: 'entries.delete',
  method: 'DELETE',
  path: '/api/admin/entry/:id',
  summary: 'Erase an entry',
  access,
  params: idParams,
  reply: success,
  errors: ['NOT_FOUND', 'ENTRY_SENT'],
});
