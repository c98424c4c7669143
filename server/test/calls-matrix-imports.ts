import type { Sending } from './calls.ts';
import { list, office, type Row } from './calls-by-role.ts';
import { csvOf, tableOf } from './fixtures/tables/tables.ts';
import { formOf } from './fixtures/uploads.ts';
import { wholeRows } from './imports.ts';

/** Tables that another helper sent. */
interface Target {
  imports: { open: string; kept: string };
}

/** Another helper's table is not there for a helper; an owner oversees all of the community. */
const OVERSEE: Row = { ...office(['OWNER', 'HELPER']), 'HELPER here': 'NOT_FOUND' };
const ENTER = office(['OWNER', 'HELPER'], 'FORBIDDEN');

const ofImport =
  (state: keyof Target['imports'], body?: object) =>
  ({ imports }: Target): Sending => ({ params: { id: imports[state] }, ...(body && { body }) });

function table(): Sending {
  const form = formOf('table', csvOf(tableOf('tamilmala', 'en', wholeRows(1))));
  form.set('domain', 'tamilmala');
  return { form };
}

/** Who may make the calls about tables of profiles. */
export const IMPORT_CALLS = {
  'imports.list': {
    row: { ...list(['OWNER', 'HELPER']), 'HELPER here': 'not listed' },
    isList: true,
  },
  'imports.template': {
    row: ENTER,
    sent: (): Sending => ({ query: { domain: 'tamilmala', language: 'ta', format: 'csv' } }),
  },
  'imports.send': { row: ENTER, sent: table },
  'imports.read': { row: OVERSEE, sent: ofImport('open') },
  'imports.faults': { row: OVERSEE, sent: ofImport('open') },
  'imports.correct': {
    row: OVERSEE,
    sent: ofImport('open', { row: 2, field: 'name', value: 'Meena' }),
  },
  'imports.leaveOut': { row: OVERSEE, sent: ofImport('open', { rows: [2], left_out: true }) },
  'imports.keep': { row: OVERSEE, sent: ofImport('open', {}) },
  'imports.undo': { row: OVERSEE, sent: ofImport('kept') },
  'imports.discard': { row: OVERSEE, sent: ofImport('open') },
} as const;
