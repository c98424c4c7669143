import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as imports from '@mala/contract/imports/office.ts';
import type { FastifyInstance } from 'fastify';
import { importedBy } from '../../access/imports.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { correctCell, leaveRowsOut, requireImport, summaryOf } from './change-import.ts';
import { keepImport } from './keep-import.ts';
import { presentFaulty, presentListed } from './presenter.ts';
import { listImportRows } from './queries.ts';
import { findFaulty } from './row-queries.ts';
import { sendTable } from './send-table.ts';
import { mountTemplate } from './template-routes.ts';
import { discardImport, undoImport } from './undo-import.ts';

/** Tables of profiles that the office sends and keeps as entries (decision 087). */
export function mountImports(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, imports.listImports, async ({ viewer, params: { page } }) => {
    const { count, rows } = await listImportRows(ctx.db, importedBy(viewer), page);
    return { count, rows: rows.map(presentListed) };
  });

  route(app, ctx, imports.sendTable, async ({ viewer, body, files: [file] }) => {
    if (!file) throw new AppError('INVALID', { faults: { table: 'required' } });
    return summaryOf(ctx.db, await sendTable(ctx, viewer, file, body));
  });

  route(app, ctx, imports.readImport, async ({ viewer, params }) =>
    summaryOf(ctx.db, await requireImport(ctx.db, viewer, params.id)),
  );

  route(app, ctx, imports.listFaults, async ({ viewer, params: { id, page } }) => {
    const found = await requireImport(ctx.db, viewer, id);
    const { count, rows } = await findFaulty(ctx.db, id, page);
    return { count, rows: rows.map((row) => presentFaulty(found, row)) };
  });

  route(app, ctx, imports.correctCell, async ({ viewer, params, body }) =>
    summaryOf(ctx.db, await correctCell(ctx, viewer, params.id, body)),
  );

  route(app, ctx, imports.leaveOut, async ({ viewer, params, body }) =>
    summaryOf(ctx.db, await leaveRowsOut(ctx, viewer, params.id, body)),
  );

  route(app, ctx, imports.keepImport, async ({ viewer, params, body }) =>
    summaryOf(ctx.db, await keepImport(ctx, viewer, params.id, body.without_ignored ?? false)),
  );

  route(app, ctx, imports.undoImport, async ({ viewer, params }) =>
    summaryOf(ctx.db, await undoImport(ctx, viewer, params.id)),
  );

  route(app, ctx, imports.discardImport, async ({ viewer, params }) => {
    await discardImport(ctx, viewer, params.id);
    return SUCCESS;
  });

  mountTemplate(app, ctx);
}
