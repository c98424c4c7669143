import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** Bytes of a JSON body; uploads have limits of their own (contract). */
export const BODY_BYTES = 64 * 1024;

/** Fields, items and nested values of a body, far more than any call has. */
const MOST_PARTS = 2000;

const COMMA = 44;
const LIST = 91;
const OBJECT = 123;

/** Whether a JSON text has so many parts that parsing costs more than it may; commas in texts are counted too. */
function hasTooManyParts(text: string): boolean {
  let parts = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COMMA || code === LIST || code === OBJECT) parts += 1;
    if (parts > MOST_PARTS) return true;
  }
  return false;
}

/** Pieces in which a body may arrive: 64 KB in the smallest usual packets, several times over. */
const MOST_PIECES = 500;

/** Ends the connection of a client that sends its body in crumbs, each of which costs as much as a large piece. */
function refuseCrumbs(request: FastifyRequest): void {
  let pieces = 0;
  request.raw.on('data', () => {
    pieces += 1;
    if (pieces === MOST_PIECES) request.raw.socket.destroy();
  });
}

/** Parses JSON bodies as Fastify does, but refuses those that would be costly to parse: 400 BAD_JSON. */
export function parseJsonBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    // an upload comes in as many pieces as it needs; isMultipart() is known only after this hook
    if (!/^multipart\//i.test(request.headers['content-type'] ?? '')) refuseCrumbs(request);
    done(null, payload);
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_BYTES },
    (request, body, done) => {
      if (hasTooManyParts(body)) done(new AppError('BAD_JSON'));
      else void parse(request, body, done);
    },
  );
}
