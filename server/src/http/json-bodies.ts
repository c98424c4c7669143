import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { refuseCrumbs } from './crumbs.ts';

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

/** Parses JSON bodies as Fastify does, but refuses those that would be costly to parse: 400 BAD_JSON. */
export function parseJsonBodies(app: FastifyInstance): void {
  refuseCrumbs(app.server);
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
