import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A description of all calls in bytes; it is the same as long as the process runs. */
interface KeptDocument {
  plain: string;
  brotli: Buffer;
  etag: string;
}

/** The descriptions by URL, with their types. */
const DOCUMENTS: Readonly<Record<string, { type: string; yaml: boolean }>> = {
  '/api/docs/json': { type: 'application/json; charset=utf-8', yaml: false },
  '/api/docs/yaml': { type: 'application/x-yaml', yaml: true },
};

async function makeDocument(app: FastifyInstance, yaml: boolean): Promise<KeptDocument> {
  const plain = yaml ? app.swagger({ yaml: true }) : JSON.stringify(app.swagger());
  const brotli = await promisify(brotliCompress)(plain);
  const hash = createHash('sha256').update(plain).digest('base64url');
  return { plain, brotli, etag: `W/"${hash.slice(0, 22)}"` };
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, made: KeptDocument): unknown {
  void reply.headers({ etag: made.etag, vary: 'accept-encoding' });
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (known?.includes(made.etag)) return reply.code(304).send();
  // as browsers ask for it; whoever weighs encodings gets the text
  const takesBrotli = /(?:^|,)\s*br\s*(?:,|$)/.test(request.headers['accept-encoding'] ?? '');
  if (!takesBrotli) return reply.send(made.plain);
  return reply.header('content-encoding', 'br').send(made.brotli);
}

/**
 * Has the descriptions under /api/docs serialized and compressed once, by the first call, and its page's files sent as they
 * are: everybody may call them, and the work of each call took 6 to 200 ms of processor. Before compression is registered.
 */
export function keepDocuments(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/docs')) return;
    route.compress = false;
    const document = DOCUMENTS[route.url];
    if (!document) return;
    let made: Promise<KeptDocument> | undefined;
    route.handler = async (request, reply) => {
      made ??= makeDocument(app, document.yaml);
      return sendDocument(request, reply.type(document.type), await made);
    };
  });
}
