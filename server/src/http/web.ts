import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DEFAULT_LANGUAGE } from '@mala/contract/communities/languages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { type BuiltWeb, isPageAddress } from './built-web.ts';
import { hasFurtherSlash, languageRedirect, splitLanguage } from './page-language.ts';
import {
  createPublicPages,
  listedPages,
  type Page,
  type PageContents,
  type SharedLink,
} from './public-pages.ts';
import { robotsOf, sitemapOf } from './search-engines.ts';
import { addressIn, domainOfHost, namedIn, redirectOf } from './site-addresses.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** Paths that are never pages, even if the file does not exist. */
const FILE = /^assets\/|^brand\/|\.(css|ico|js|json|map|php|png|svg|txt|webmanifest|woff2|xml)$/;

function isCall(path: string): boolean {
  return /^(api|files)(\/|$)/.test(path);
}

/** The not-found page. */
function sendNoMatch(reply: FastifyReply, { html }: Page): FastifyReply {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  if (page.showsPeople) void reply.header('cache-control', 'no-store');
  else void reply.header('cache-control', 'no-cache').header('etag', page.etag);
  if (!page.listed) void reply.header('x-robots-tag', 'noindex');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (known?.includes(page.etag)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(page.html);
}

/** The link that a page at a decoded path without a leading slash is for; null for every other page. */
function sharedLinkOf(path: string, host: string): SharedLink | null {
  const domain = namedIn(path);
  const page = domain ? path.slice(domain.length + 1) : path;
  const [, id, secret] = /^shared\/([^/]+)\/([^/]+)\/?$/i.exec(page) ?? [];
  return id && secret ? { id, secret, domain, host } : null;
}

/** A manifest's start URL is the community's path; on a community's own host, the root. */
function startsAtRoot(manifest: string): string {
  return manifest.replace(
    /"((?:\/\w\w)?)\/(?:tamilmala|marathimala)"/g,
    (_, prefix) => `"${prefix || '/'}"`,
  );
}

/**
 * Serves the built web: static files, public pages by host and path, and the fallback page for other addresses.
 * A form that is posted before scripts run is redirected to its page, unread.
 */
export async function serveWeb(
  app: FastifyInstance,
  web: BuiltWeb,
  config: Config,
  contents: PageContents,
): Promise<void> {
  const { files, languages } = web;
  const manifests = new Map(
    [...files]
      .filter(([name]) => name.endsWith('.webmanifest'))
      .map(([name, dir]) => [name, readFileSync(join(dir, name), 'utf8')]),
  );
  const listed = listedPages(web, config);
  const pagesIn = new Map(
    languages.map((build) => [
      build.language,
      {
        pages: createPublicPages(web, build, config, contents),
        isAddress: isPageAddress(build.addresses),
      },
    ]),
  );
  await app.register(fastifyStatic, { serve: false });

  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsOf(config, request.hostname)),
  );
  app.get('/sitemap.xml', (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapOf(config, request.hostname, listed)),
  );
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (isCall(path)) throw new AppError('NOT_FOUND');
    const domain = domainOfHost(config, request.hostname);
    const { language, rest } = splitLanguage(path);
    const query = request.url.replace(/^[^?]*/, '');
    const elsewhere = redirectOf(config, request.hostname, rest);
    if (elsewhere)
      return reply.redirect(addressIn(language ?? DEFAULT_LANGUAGE, elsewhere) + query, 302);
    const manifest = manifests.get(path);
    if (manifest)
      return reply
        .header('cache-control', 'no-cache')
        .type('application/manifest+json')
        .send(domain ? startsAtRoot(manifest) : manifest);
    const dir = path.endsWith('.html') ? undefined : files.get(path);
    if (dir) {
      // only names with a hash are immutable
      const cacheControl = path.startsWith('assets/') ? YEAR : 'no-cache';
      return reply
        .header('cache-control', cacheControl)
        .sendFile(path, dir, { cacheControl: false });
    }
    const isFile = FILE.test(rest);
    if (!language) void reply.header('vary', 'accept-language, cookie');
    // the service worker stores the offline page of its own language
    const stays =
      (isFile || /(^|\/)offline\/?$/.test(rest)) && !hasFurtherSlash({ language, rest });
    const other = stays ? null : languageRedirect(request, path, domain);
    const link = isFile ? null : sharedLinkOf(rest, request.hostname);
    // a secret in an address is kept by no cache
    const cached = link ? 'no-store' : 'no-cache';
    if (other) return reply.header('cache-control', cached).redirect(other + query, 302);
    const { pages, isAddress } = pagesIn.get(language ?? DEFAULT_LANGUAGE) ?? {};
    if (link && pages) {
      // a community's host has no page of the other
      const face = domain && link.domain ? null : await contents.faceOf(link);
      const community = domain ?? link.domain ?? null;
      return sendPage(request, reply, await pages.shared(domain, { community, face }));
    }
    const page = pages?.find(rest, domain) ?? (isFile ? null : pages?.fallback(domain));
    if (!page) throw new AppError('NOT_FOUND');
    if (!isAddress?.(rest)) return sendNoMatch(reply, await page);
    return sendPage(request, reply, await page);
  });
  app.post('/*', {
    onRequest: async (request, reply) => {
      // browsers treat \ as /, and two leading slashes name another host
      const path = request.url.replace(/^[/\\]+/, '/');
      if (isCall(path.slice(1))) throw new AppError('NOT_FOUND');
      return reply.redirect(path, 303);
    },
    handler: async () => {},
  });
}
