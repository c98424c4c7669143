import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { createFallbacks, type FallbackStore } from './jpeg-fallbacks.ts';
import type { SignedUrls } from './signed-urls.ts';

/** The services that sending a file needs. */
export interface Sender extends FallbackStore {
  signedUrls: Pick<SignedUrls, 'verify'>;
  now: () => Date;
}

/** A stored file by its key or one that is made for the reply, and how it is sent. */
export type SentFile = { type: string; disposition: string } & (
  | { key: string }
  | { make: () => Promise<Buffer> }
);

/** Seconds that a browser may cache a file, and so show it after it was removed. */
const KEPT_SECONDS = 60;

/** The file must not run or load anything in our origin. */
const NO_RIGHTS = "default-src 'none'; sandbox";

/** When the signed address of a request expires, as it says; throws 404 NOT_FOUND for one that is not signed, changed or expired. */
export function requireSigned({ signedUrls }: Pick<Sender, 'signedUrls'>, request: FastifyRequest) {
  const { expires, signature } = request.query as { expires?: unknown; signature?: unknown };
  const [path = ''] = request.url.split('?', 1);
  if (!signedUrls.verify(path, expires, signature)) throw new AppError('NOT_FOUND');
  return expires;
}

/**
 * Serves GET and HEAD `url`: the file that `find` gives for a signed address (server rules, section 8), a picture of ours as a
 * JPEG if the browser takes no WebP. A missing, changed or expired signature, an unknown or removed file and one that
 * may no longer be read answer the same 404 NOT_FOUND.
 */
export function serveFiles<Params>(
  app: FastifyInstance,
  sender: Sender,
  url: string,
  find: (params: Params, request: FastifyRequest) => Promise<SentFile | null>,
): void {
  const jpegOf = createFallbacks(sender);

  /** A stored file in the type that the browser takes; photos are stored as WebP (decision 018). */
  async function chosen(reply: FastifyReply, file: SentFile) {
    const { type } = file;
    if ('make' in file) {
      const contents = await file.make();
      return { type, contents, size: contents.length };
    }
    const { key } = file;
    if (type === 'image/webp') void reply.header('vary', 'Accept');
    if (type === 'image/webp' && !takesWebp(reply.request.headers.accept))
      return { type: 'image/jpeg', ...(await jpegOf(key)) };
    const { stream: contents, size } = await sender.files.stream(key);
    return { type, contents, size };
  }

  app.route({
    // a HEAD route of fastify's own would read the whole file
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url,
    handler: async (request, reply) => {
      const expires = requireSigned(sender, request);
      const file = await find(request.params as Params, request);
      if (!file) throw new AppError('NOT_FOUND');
      const { type, contents, size } = await chosen(reply, file);
      const left = Math.max(0, Number(expires) - Math.floor(sender.now().getTime() / 1000));
      void reply
        .type(type)
        .header('content-length', size)
        .header('content-disposition', file.disposition)
        .header('content-security-policy', NO_RIGHTS)
        .header('cache-control', `private, max-age=${Math.min(KEPT_SECONDS, left)}`);
      if (request.method !== 'HEAD') return reply.send(contents);
      // it was opened for its size
      if (contents instanceof Readable) contents.on('error', () => {}).destroy();
      return reply.send();
    },
  });
}

/** A browser that lists image types without WebP does not take it; a caller that lists none takes any. */
function takesWebp(accept = '*/*'): boolean {
  const ranges = accept.split(',').map((range) => range.trim().toLowerCase());
  const webp = ranges.find((range) => /^image\/webp\s*(;|$)/.test(range));
  if (webp) return !/;\s*q=0(\.0*)?\s*$/.test(webp);
  // browsers before WebP send all of image/* or name others beside */*
  return accept.trim() === '' || accept.trim() === '*/*';
}
