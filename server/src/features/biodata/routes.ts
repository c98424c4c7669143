import { readBiodata } from '@mala/contract/biodata.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { biodataPath, fileName, serveBiodatas } from './biodata-file.ts';
import { type Choices, writeChoices } from './choices.ts';
import { findBiodata } from './find-biodata.ts';

/** Biodatas, made of what their reader may see (decision 101). */
export function mountBiodata(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, readBiodata, async ({ viewer, params, query }) => {
    const { format, language = viewer.language } = query;
    const choices: Choices = {
      format,
      language,
      photo: query.photo === 'true',
      contact: query.contact === 'true',
    };
    const { user_id, mid } = await findBiodata(ctx, viewer, params.profileId, choices);
    const path = biodataPath(user_id, viewer.session_id, writeChoices(choices));
    return { address: ctx.signedUrls.sign(path), file_name: fileName(mid, format) };
  });
  serveBiodatas(app, ctx);
}
