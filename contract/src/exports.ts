import * as z from 'zod/mini';
import { calendarDate } from './calendar-date.ts';
import { DOMAINS } from './communities/domain.ts';
import { LANGUAGES } from './communities/languages.ts';
import { endpoint } from './endpoint.ts';
import { oneOf } from './text.ts';

/** What the office takes out as a table. */
export const EXPORTED = ['profiles', 'payments', 'history', 'numbers'] as const;
export type Exported = (typeof EXPORTED)[number];

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Seconds in which the file of an export must be asked for. */
export const EXPORT_SECONDS = 60;

export const startExportBody = z.strictObject({
  what: oneOf(EXPORTED),
  format: oneOf(EXPORT_FORMATS),
  domain: oneOf(DOMAINS),
  /** of the headings, and of the words of option lists */
  language: oneOf(LANGUAGES),
  /** days in India, both included: of the registration, the payment, the act or the figures; all if missing */
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
});
export type ExportAsked = z.output<typeof startExportBody>;

/**
 * Asks for a table of a community, and records that. `url` gives the file to whoever has it for EXPORT_SECONDS, while the
 * caller has the permission. 403 FORBIDDEN in a community where he has it not.
 */
export const startExport = endpoint({
  name: 'exports.start',
  method: 'POST',
  path: '/api/admin/export',
  summary: 'Take out profiles, payments, the history or the figures of each day as CSV or XLSX',
  access: { permission: 'data.export' },
  fresh: true,
  limit: { by: 'user', points: 20, seconds: 3600 },
  body: startExportBody,
  reply: z.object({ url: z.string() }),
});
