import * as complaints from '@mala/contract/complaints.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import { findSeenProfile } from '../../access/find-profile.ts';
import { actedOnBy, mayActOn } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { pictureKeys, sentPicture, sizeKeys } from '../../storage/picture-files.ts';
import { isPictureSize } from '../../storage/picture-sizes.ts';
import { serveFiles } from '../../storage/send-file.ts';
import type { KeptFiles } from '../../storage/sweep.ts';
import { decideComplaint } from './decide-complaint.ts';
import { addPicture, makeComplaint } from './make-complaint.ts';
import { presentComplaint, presentOwnComplaint } from './presenter.ts';
import {
  countWaitingComplaints,
  findComplaintsOf,
  findOwnComplaints,
  findWaitingComplaints,
  pictureExists,
} from './queries.ts';

export const complaintFiles: KeptFiles = {
  prefix: 'complaint',
  table: 'complaint_pictures',
  keysOf: (id) => pictureKeys('complaint', id),
  neededOf: (id) => sizeKeys('complaint', id),
};

/** What members complain of, and what the office says to that (decision 075). */
export function mountComplaints(app: FastifyInstance, ctx: Context): void {
  async function own(userId: string) {
    const rows = await findOwnComplaints(ctx.db, userId);
    return { rows: rows.map((row) => presentOwnComplaint(ctx.signedUrls, row)) };
  }

  route(app, ctx, complaints.listOwnComplaints, ({ viewer }) => own(viewer.user_id));

  route(app, ctx, complaints.makeComplaint, async ({ viewer, body }) => {
    await makeComplaint(ctx, viewer, body);
    return own(viewer.user_id);
  });

  route(
    app,
    ctx,
    complaints.addComplaintPicture,
    async ({ viewer, params, body, files: [file] }) => {
      if (file)
        await addPicture(ctx, viewer, params.id, { path: file.path, uploadId: body.upload_id });
      return own(viewer.user_id);
    },
  );

  route(app, ctx, complaints.listComplaints, async ({ viewer, params }) => {
    const seen = actedOnBy(viewer, 'complaints.handle');
    const [count, rows] = await Promise.all([
      countWaitingComplaints(ctx.db, seen),
      findWaitingComplaints(ctx.db, seen, params.page),
    ]);
    return { count, rows: rows.map((row) => presentComplaint(ctx.signedUrls, row)) };
  });

  route(app, ctx, complaints.listComplaintsOf, async ({ viewer, params }) => {
    const member = await findSeenProfile(ctx.db, params.id);
    if (!member || !mayActOn(viewer, 'complaints.handle', member)) throw new AppError('NOT_FOUND');
    const seen = actedOnBy(viewer, 'complaints.handle');
    const find = async (as: 'about' | 'reporter') =>
      (await findComplaintsOf(ctx.db, seen, { userId: member.user_id, as })).map((row) =>
        presentComplaint(ctx.signedUrls, row),
      );
    const [received, made] = await Promise.all([find('about'), find('reporter')]);
    return { received, made };
  });

  route(app, ctx, complaints.decideComplaint, async ({ viewer, params, body }) => {
    await decideComplaint(ctx, viewer, params.id, body);
    return SUCCESS;
  });

  serveFiles<{ id: string; size: string }>(
    app,
    ctx,
    '/files/complaint/:id/:size',
    async ({ id, size }) => {
      if (!isUuid(id) || !isPictureSize(size)) return null;
      return (await pictureExists(ctx.db, id)) ? sentPicture('complaint', id, size) : null;
    },
  );
}
