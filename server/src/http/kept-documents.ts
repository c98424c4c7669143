import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

/** A description of all calls, or a file of its page, in bytes; it is the same as long as the process runs. */
interface KeptDocument {
  plain: Buffer;
  brotli: Buffer;
  etag: string;
}

/** The descriptions by URL, with their types. */
const DOCUMENTS: Readonly<Record<string, { type: string; yaml: boolean }>> = {
  '/api/docs/json': { type: 'application/json; charset=utf-8', yaml: false },
  '/api/docs/yaml': { type: 'application/x-yaml', yaml: true },
};

/** The page's files, of which texts are kept; pictures are smaller than a reply's headers. */
const PAGE_FILES = '/api/docs/static/*';
const FOLDER = fileURLToPath(new URL('static', import.meta.resolve('@fastify/swagger-ui')));
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Some percent larger than the best, in a hundredth of the time: 50 ms for the largest file. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

async function keep(plain: Buffer): Promise<KeptDocument> {
  const brotli = await promisify(brotliCompress)(plain, COMPRESSION);
  const hash = createHash('sha256').update(plain).digest('base64url');
  return { plain, brotli, etag: `W/"${hash.slice(0, 22)}"` };
}

function send(request: FastifyRequest, reply: FastifyReply, made: KeptDocument): unknown {
  void reply.headers({ etag: made.etag, vary: 'accept-encoding' });
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (known?.includes(made.etag)) return reply.code(304).send();
  // as browsers ask for it; whoever weighs encodings gets the text
  const takesBrotli = /(?:^|,)\s*br\s*(?:,|$)/.test(request.headers['accept-encoding'] ?? '');
  if (!takesBrotli) return reply.send(made.plain);
  return reply.header('content-encoding', 'br').send(made.brotli);
}

/**
 * Has the descriptions under /api/docs, and the files of their page, read and compressed once, by the first call: everybody may
 * call them, and the work of each call took 6 to 200 ms of processor. Before compression is registered.
 */
export function keepDocuments(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/docs')) return;
    route.compress = false;
    if (route.url === PAGE_FILES) keepFiles(route);
    const document = DOCUMENTS[route.url];
    if (!document) return;
    let made: Promise<KeptDocument> | undefined;
    route.handler = async (request, reply) => {
      made ??= keep(
        Buffer.from(document.yaml ? app.swagger({ yaml: true }) : JSON.stringify(app.swagger())),
      );
      return send(request, reply.type(document.type), await made);
    };
  });
}

function keepFiles(route: RouteOptions): void {
  const { handler } = route;
  const names = new Set(readdirSync(FOLDER));
  const made = new Map<string, Promise<KeptDocument>>();
  route.handler = async function (request, reply) {
    const { '*': name } = request.params as { '*': string };
    const type = TYPES[extname(name)];
    if (!type || !names.has(name)) return handler.call(this, request, reply);
    const kept = made.get(name) ?? readFile(join(FOLDER, name)).then(keep);
    made.set(name, kept);
    // one that could not be read is read again
    kept.catch(() => made.delete(name));
    void reply.header('cache-control', 'no-cache').type(type);
    return send(request, reply, await kept);
  };
}
