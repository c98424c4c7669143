import type { FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/errors.ts';

/** The query of a signed address. */
export interface Signed {
  Querystring: { expires?: unknown; signature?: unknown };
}

/** Seconds that a browser may keep a file without asking again: so long at most a file outlives what ended its address. */
const KEPT_SECONDS = 60;

/** Whatever the file holds, it runs nothing and loads nothing in our origin. */
const NO_RIGHTS = "default-src 'none'; sandbox";

/** Throws 404 NOT_FOUND unless the address of this path is signed by us, unchanged and not expired. */
export function requireSigned(
  ctx: Context,
  path: string,
  { expires, signature }: Signed['Querystring'],
): void {
  if (!ctx.signedUrls.verify(path, expires, signature)) throw new AppError('NOT_FOUND');
}

/** Answers with a stored file. Throws 404 NOT_FOUND where it is gone. */
export async function sendFile(
  ctx: Context,
  reply: FastifyReply,
  key: string,
  file: { type: string; disposition: string; expires: unknown },
): Promise<FastifyReply> {
  const { stream, size } = await ctx.files.stream(key);
  const left = Math.max(0, Number(file.expires) - Math.floor(ctx.now().getTime() / 1000));
  return reply
    .type(file.type)
    .header('content-length', size)
    .header('content-disposition', file.disposition)
    .header('content-security-policy', NO_RIGHTS)
    .header('cache-control', `private, max-age=${Math.min(KEPT_SECONDS, left)}`)
    .send(stream);
}
