import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as files from '@mala/contract/entries/files.ts';
import * as entries from '@mala/contract/entries/office.ts';
import type { FastifyInstance } from 'fastify';
import { enteredBy } from '../../access/entries.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import type { CreateProfile } from '../auth/index.ts';
import { requireEntry } from './change-entry.ts';
import { createEntry, deleteEntry, saveEntry, takeBackEntry } from './edit-entry.ts';
import { addEntryFiles, addEntryPhoto, removeEntryFile, removeEntryPhoto } from './edit-files.ts';
import { mountFamily } from './family-routes.ts';
import { filesOfEntry, photosOfEntry } from './file-queries.ts';
import { mountEntryFiles } from './file-routes.ts';
import { presentEntry, presentListed } from './presenter.ts';
import { countEntries, type EntryRow, findEntries } from './queries.ts';
import { requireComplete, sendEntry } from './send-entry.ts';

/** Entering profiles for others, and what a family does with them (decision 080). */
export function mountEntries(
  app: FastifyInstance,
  ctx: Context,
  writes: { createProfile: CreateProfile },
): void {
  async function present(entry: EntryRow) {
    const photos = await photosOfEntry(ctx.db, entry.id);
    return presentEntry(ctx, entry, {
      photos,
      files: await filesOfEntry(ctx.db, entry.id),
    });
  }

  route(app, ctx, entries.listEntries, async ({ viewer, params: { page }, query: { state } }) => {
    const seen = enteredBy(viewer);
    const [count, rows] = await Promise.all([
      countEntries(ctx.db, seen, state),
      findEntries(ctx.db, seen, { state, page }),
    ]);
    return { count, rows: rows.map(presentListed) };
  });

  route(app, ctx, entries.createEntry, async ({ viewer, body: { domain } }) => {
    const made = ctx.db.transaction().execute((trx) => createEntry(trx, viewer, domain, ctx.now()));
    return present(await made);
  });

  route(app, ctx, entries.readEntry, async ({ viewer, params }) =>
    present(await requireEntry(ctx, viewer, params.id)),
  );

  route(app, ctx, entries.saveEntry, async ({ viewer, params, body }) => {
    const { version, changed_at } = await saveEntry(ctx, viewer, params.id, body);
    return { version, changed_at: changed_at.toISOString() };
  });

  route(app, ctx, entries.checkEntry, async ({ viewer, params }) => {
    requireComplete(await requireEntry(ctx, viewer, params.id), ctx.now());
    return SUCCESS;
  });

  route(app, ctx, entries.sendEntry, async ({ viewer, params, body }) => {
    const { valid_until, ...asked } = await sendEntry(ctx, viewer, params.id, body.way);
    return { ...asked, valid_until: valid_until.toISOString() };
  });

  route(app, ctx, entries.takeBackEntry, async ({ viewer, params }) =>
    present(await takeBackEntry(ctx, viewer, params.id)),
  );

  route(app, ctx, entries.deleteEntry, async ({ viewer, params }) => {
    await deleteEntry(ctx, viewer, params.id);
    return SUCCESS;
  });

  route(app, ctx, files.addEntryPhoto, async ({ viewer, params, body, files: [file] }) => {
    const upload = file && { path: file.path, uploadId: body.upload_id };
    if (upload) await addEntryPhoto(ctx, viewer, params.id, upload);
    return present(await requireEntry(ctx, viewer, params.id));
  });

  route(app, ctx, files.removeEntryPhoto, async ({ viewer, params, body }) => {
    await removeEntryPhoto(ctx, viewer, params.id, body.id);
    return present(await requireEntry(ctx, viewer, params.id));
  });

  route(app, ctx, files.addEntryFiles, async ({ viewer, params, body, files: uploads }) => {
    const upload = { uploads, uploadId: body.upload_id };
    await addEntryFiles(ctx, viewer, params.id, upload);
    return present(await requireEntry(ctx, viewer, params.id));
  });

  route(app, ctx, files.removeEntryFile, async ({ viewer, params, body }) => {
    await removeEntryFile(ctx, viewer, params.id, body.id);
    return present(await requireEntry(ctx, viewer, params.id));
  });

  mountFamily(app, ctx, writes);
  mountEntryFiles(app, ctx);
}
