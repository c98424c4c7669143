import * as imports from '@mala/contract/imports/office.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../src/context.ts';
import { giveImport, giveKeptImport } from '../../factories/imports.ts';
import { makeStaff } from '../../factories.ts';
import { csvOf, tableOf } from '../../fixtures/tables/tables.ts';
import { formOf } from '../../fixtures/uploads.ts';
import { wholeRows } from '../../imports.ts';
import { call, type Prepared, type Scenario } from '../scenario.ts';

/** A helper with a table. */
async function ofHelper(
  ctx: Context,
  give: (by: { user_id: string }) => Promise<{ id: string }>,
): Promise<Prepared> {
  const helper = await makeStaff(ctx, 'HELPER');
  const { id } = await give(helper);
  return { people: [helper], token: helper.token, params: { id } };
}
const open = (ctx: Context, wanted = {}) => ofHelper(ctx, (by) => giveImport(ctx, by, wanted));

export const IMPORTS: readonly Scenario[] = [
  call(imports.sendTable, async (ctx) => {
    const helper = await makeStaff(ctx, 'HELPER');
    const form = formOf('table', csvOf(tableOf('tamilmala', 'en', wholeRows(2))));
    form.set('domain', 'tamilmala');
    form.set('upload_id', uuid());
    return { people: [helper], token: helper.token, form };
  }),
  call(imports.correctCell, async (ctx) => ({
    ...(await open(ctx, { wrong: true })),
    body: { row: 2, field: 'height', value: '162 cm' },
  })),
  call(imports.leaveOut, async (ctx) => ({
    ...(await open(ctx)),
    body: { rows: [2], left_out: true },
  })),
  call(imports.keepImport, async (ctx) => ({ ...(await open(ctx)), body: {} })),
  call(imports.undoImport, (ctx) => ofHelper(ctx, (by) => giveKeptImport(ctx, by))),
  call(imports.discardImport, (ctx) => open(ctx), { again: [404] }),
];
