import {
  addHoroscopeFiles,
  listHoroscopeFiles,
  removeHoroscopeFile,
} from '@mala/contract/horoscope-files.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { requireProfile } from '../../http/require-profile.ts';
import { route } from '../../http/route.ts';
import type { KeptFiles } from '../../storage/sweep.ts';
import { addFiles } from './add-files.ts';
import { fileKey } from './addresses.ts';
import { mountHoroscopeFileAddresses } from './file-routes.ts';
import { presentOwnHoroscopeFile } from './presenter.ts';
import { horoscopeFilesOf } from './queries.ts';
import { removeFile } from './remove-file.ts';

export const horoscopeFiles: KeptFiles = {
  prefix: 'attachment',
  table: 'horoscope_files',
  keysOf: (id) => [fileKey(id)],
};

/** The horoscope files of a profile (server rules, section 8). */
export function mountHoroscopeFiles(app: FastifyInstance, ctx: Context): void {
  async function list(profileId: string) {
    const rows = await horoscopeFilesOf(ctx.db, profileId);
    return rows.map((row) => presentOwnHoroscopeFile(ctx, row));
  }

  route(app, ctx, listHoroscopeFiles, async ({ params }) =>
    list((await requireProfile(ctx.db, params.userId)).user_id),
  );

  route(app, ctx, addHoroscopeFiles, async ({ viewer, params, body, files }) => {
    const { user_id: profileId } = await requireProfile(ctx.db, params.userId);
    const upload = { profileId, uploadId: body.upload_id };
    await addFiles(ctx, viewer, upload, files);
    return list(profileId);
  });

  route(app, ctx, removeHoroscopeFile, async ({ viewer, params, body }) => {
    const { user_id: profileId } = await requireProfile(ctx.db, params.userId);
    await removeFile(ctx, viewer, profileId, body.id);
    return list(profileId);
  });

  mountHoroscopeFileAddresses(app, ctx);
}
