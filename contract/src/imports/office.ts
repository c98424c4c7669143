import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { LANGUAGES } from '../communities/languages.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, pageOf, pageParams, success } from '../endpoint-parts.ts';
import { EXPORT_FORMATS } from '../exports.ts';
import { oneOf, text } from '../text.ts';
import type { CellMessage } from './faults.ts';

// Of an import that the caller neither sent nor oversees: 404 NOT_FOUND, as of an unknown one (server/src/access/entries.ts).
const access = { permission: 'entries.write' } as const;

export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, rows: 2000 } as const;
/** What must stand in each row; the rest can follow in the entry. */
export const IMPORT_REQUIRED = ['name', 'gender', 'date_of_birth', 'mobiles'] as const;
/** For so long a table waits to be kept, and a kept one can be taken back. */
export const IMPORT_HOURS = 24;

export const IMPORT_STATES = ['open', 'kept', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** A column as people name it, `AB`, with its heading. */
const column = z.object({ letter: z.string(), heading: z.string() });

const counts = z.object({
  /** with a profile in them */
  rows: z.number(),
  /** to be kept, nothing is wrong with them */
  clean: z.number(),
  /** with a fault, and not left out */
  faulty: z.number(),
  left_out: z.number(),
  /** of the clean ones: those where something is missing that the form requires */
  incomplete: z.number(),
});

export const importSummary = z.object({
  id: z.string(),
  domain: z.enum(DOMAINS),
  /** of the file, as its sender called it */
  name: z.string(),
  state: z.enum(IMPORT_STATES),
  /** ISO 8601, as all times */
  created_at: z.string(),
  /** when its rows are erased, of an open one; until when it can be taken back, of a kept one */
  until: z.nullable(z.string()),
  columns: z.array(z.extend(column, { field: z.string() })),
  /** columns that nothing is read from */
  ignored: z.array(column),
  /** fields with more than one column, and fields that must have one: then no row is read */
  doubled: z.array(z.string()),
  missing: z.array(z.string()),
  /** of an open one */
  counts: z.nullable(counts),
  /** rows of the example in the template, which are left out by themselves */
  examples: z.number(),
  /** how many rows are kept; while it is being kept, so far */
  done: z.number(),
  /** entries of an import that was taken back which stay, since they were changed or sent meanwhile */
  stays: z.array(z.object({ id: z.string(), name: z.nullable(z.string()) })),
});
export type ImportSummary = z.infer<typeof importSummary>;

/** A row of the list. */
export const importListed = z.object({
  ...z.pick(importSummary, { id: true, domain: true, name: true, state: true, created_at: true })
    .shape,
  until: z.nullable(z.string()),
  rows: z.number(),
  /** who sent it */
  sent_by: z.string(),
});
export type ImportListed = z.infer<typeof importListed>;

const cellMessage = z.custom<CellMessage>((value) => typeof value === 'string');

/** A row with something wrong, and each cell where it is. */
export const faultyRow = z.object({
  /** of the file, from 1 */
  row: z.number(),
  name: z.nullable(z.string()),
  left_out: z.boolean(),
  faults: z.array(
    z.object({
      /** letter and heading are empty of a field without a column */
      ...column.shape,
      field: z.string(),
      /** what stands there */
      read: z.string(),
      message: cellMessage,
    }),
  ),
});
export type FaultyRow = z.infer<typeof faultyRow>;

export const listImports = endpoint({
  name: 'imports.list',
  method: 'GET',
  path: '/api/admin/import/list/:page',
  summary: 'Tables of profiles that were sent lately, the newest first',
  access,
  params: pageParams,
  reply: pageOf(importListed),
});

export const templateQuery = z.object({
  domain: oneOf(DOMAINS),
  /** of the headings, and of the words of option lists */
  language: oneOf(LANGUAGES),
  format: oneOf(EXPORT_FORMATS),
});

export type TemplateAsked = z.output<typeof templateQuery>;

/** The address of an empty table with the headings of a community, an example and, in XLSX, the lists to choose from. */
export const linkTemplate = endpoint({
  name: 'imports.template',
  method: 'GET',
  path: '/api/admin/import/template',
  summary: 'The address of a table to be filled in',
  access,
  query: templateQuery,
  reply: z.object({ url: z.string() }),
});

export const sendTableBody = z.strictObject({
  domain: oneOf(DOMAINS),
  upload_id: z.optional(z.uuid({ error: 'invalid' })),
});

/**
 * Reads a CSV or XLSX, and keeps its rows for a day to be looked at. The same `upload_id` again is the same import. 403 FORBIDDEN in a
 * community where the caller enters for nobody.
 */
export const sendTable = endpoint({
  name: 'imports.send',
  method: 'POST',
  path: '/api/admin/import',
  summary: 'Send a table of profiles, to see what is wrong with it',
  access,
  limit: { by: 'user', points: 60, seconds: 3600 },
  upload: { field: 'table', many: false, maxBytes: IMPORT_LIMITS.bytes },
  body: sendTableBody,
  reply: importSummary,
  errors: [
    'NOT_A_TABLE',
    'NO_HEADINGS',
    'TOO_MANY_ROWS',
    'TOO_MANY_COLUMNS',
    'FILE_TOO_LARGE',
    'FILE_TOO_COMPLEX',
    'STORAGE_FULL',
  ],
});

export const readImport = endpoint({
  name: 'imports.read',
  method: 'GET',
  path: '/api/admin/import/:id',
  summary: 'A sent table: its columns, how many rows are right, and how far it is kept',
  access,
  params: idParams,
  reply: importSummary,
  errors: ['NOT_FOUND'],
});

export const listFaults = endpoint({
  name: 'imports.faults',
  method: 'GET',
  path: '/api/admin/import/:id/faults/:page',
  summary: 'The rows of a sent table with something wrong, each fault at its cell',
  access,
  params: z.extend(pageParams, { id: z.string() }),
  reply: pageOf(faultyRow),
  errors: ['NOT_FOUND'],
});

/** Of the file; as many as a spreadsheet has. */
const row = z
  .number({ error: 'required' })
  .check(z.int('wholeNumber'), z.minimum(1, 'atLeast:1'), z.maximum(1_048_576, 'atMost:1048576'));

export const correctCellBody = z.strictObject({
  row,
  field: z.string({ error: 'required' }).check(z.maxLength(40, 'invalid')),
  /** as it would stand in the file */
  value: text(2000, { lines: true }),
});

/** 409 CHANGED_MEANWHILE once the import is kept. */
export const correctCell = endpoint({
  name: 'imports.correct',
  method: 'POST',
  path: '/api/admin/import/:id/cell',
  summary: 'Correct a cell of a sent table',
  access,
  params: idParams,
  body: correctCellBody,
  reply: importSummary,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const leaveOutBody = z.strictObject({
  /** rows of the file, or all with a fault */
  rows: z.union(
    [z.literal('faulty'), z.array(row).check(z.maxLength(IMPORT_LIMITS.rows, 'invalid'))],
    { error: 'required' },
  ),
  left_out: z.boolean({ error: 'required' }),
});

/** 409 CHANGED_MEANWHILE once the import is kept. */
export const leaveOut = endpoint({
  name: 'imports.leaveOut',
  method: 'POST',
  path: '/api/admin/import/:id/left-out',
  summary: 'Leave rows of a sent table out, or take them in again',
  access,
  params: idParams,
  body: leaveOutBody,
  reply: importSummary,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const keepImportBody = z.strictObject({
  /** that nothing is read from the columns of `ignored`; 400 INVALID without it, where there are any */
  without_ignored: z.optional(z.boolean({ error: 'invalid' })),
});

/**
 * Makes a draft of an entry of each row that is not left out, all of them or none; a second time changes nothing. 409 IMPORT_FAULTS
 * while something is wrong with one of them, and CHANGED_MEANWHILE after it was taken back.
 */
export const keepImport = endpoint({
  name: 'imports.keep',
  method: 'POST',
  path: '/api/admin/import/:id/keep',
  summary: 'Keep the rows of a sent table as entries that nobody sees yet',
  access,
  params: idParams,
  body: keepImportBody,
  reply: importSummary,
  errors: ['NOT_FOUND', 'IMPORT_FAULTS', 'CHANGED_MEANWHILE'],
});

/**
 * Erases the entries of an import that nobody has changed or sent since; a second time changes nothing. 409 UNDO_LATE a day after it was
 * kept, and CHANGED_MEANWHILE before.
 */
export const undoImport = endpoint({
  name: 'imports.undo',
  method: 'POST',
  path: '/api/admin/import/:id/undo',
  summary: 'Take a kept table back',
  access,
  params: idParams,
  reply: importSummary,
  errors: ['NOT_FOUND', 'UNDO_LATE', 'CHANGED_MEANWHILE'],
});

/** Erases a sent table that was not kept; 409 CHANGED_MEANWHILE otherwise. */
export const discardImport = endpoint({
  name: 'imports.discard',
  method: 'DELETE',
  path: '/api/admin/import/:id',
  summary: 'Erase a sent table that was not kept',
  access,
  params: idParams,
  reply: success,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});
