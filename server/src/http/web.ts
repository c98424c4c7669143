import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

/** The page that every address without a file of its own starts from. */
const FALLBACK = '__spa-fallback.html';
const YEAR = 'public, max-age=31536000, immutable';

function filesBelow(dir: string): Set<string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
}

function isCall(path: string): boolean {
  return path.startsWith('api/') || path.startsWith('files/');
}

/**
 * Serves the built web: files as they are, prerendered pages by their path, and the one page for the rest.
 * A form that was sent before its script had come gets its page again, unread.
 */
export async function serveWeb(app: FastifyInstance, dir: string): Promise<void> {
  const files = filesBelow(dir);
  await app.register(fastifyStatic, { root: dir, serve: false });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (isCall(path)) throw new AppError('NOT_FOUND');
    const page = path === '' ? 'index.html' : `${path.replace(/\/$/, '')}/index.html`;
    const file = files.has(path) ? path : files.has(page) ? page : FALLBACK;
    // only an address with a hash in it may be kept for good
    const cacheControl = file.startsWith('assets/') ? YEAR : 'no-cache';
    if (file === FALLBACK && /^assets\//.test(path)) throw new AppError('NOT_FOUND');
    return reply.header('cache-control', cacheControl).sendFile(file, { cacheControl: false });
  });
  app.post('/*', {
    onRequest: async (request, reply) => {
      // browsers read \ as /, and two of them begin the name of another site
      const path = request.url.replace(/^[/\\]+/, '/');
      if (isCall(path.slice(1))) throw new AppError('NOT_FOUND');
      return reply.redirect(path, 303);
    },
    handler: async () => {},
  });
}
