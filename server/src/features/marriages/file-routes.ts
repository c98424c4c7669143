import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { isPhotoSize, requireSigned, type Signed, sendFile } from '../photos/index.ts';
import { marriageKey } from './file-keys.ts';
import { marriageExists } from './queries.ts';

/** GET /files/marriage/…: wedding photos by their signed addresses; every refusal is the same 404 (server rules, section 8). */
export function mountMarriageFiles(app: FastifyInstance, ctx: Context): void {
  app.get<Signed & { Params: { id: string; size: string } }>(
    '/files/marriage/:id/:size',
    async ({ params: { id, size }, query }, reply) => {
      if (!isUuid(id) || !isPhotoSize(size)) throw new AppError('NOT_FOUND');
      const key = marriageKey(id, size);
      requireSigned(ctx, `/files/${key}`, query);
      if (!(await marriageExists(ctx.db, id))) throw new AppError('NOT_FOUND');
      const { expires } = query;
      return sendFile(ctx, reply, key, { type: 'image/webp', disposition: 'inline', expires });
    },
  );
}
