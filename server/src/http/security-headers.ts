import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/**
 * Headers of every reply; nothing is loaded from elsewhere than this site and its assets host. `inlineScripts` are those
 * of the pages by their SHA-256, so that no other inline script runs.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { config }: Context,
  inlineScripts: readonly string[],
): Promise<void> {
  const https = config.appUrl.startsWith('https:');
  const hashes = inlineScripts.map((hash) => `'sha256-${hash}'`).join(' ');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // only pages have inline scripts, and the list is longer than many a file
        scriptSrc: ["'self'", ({ url = '' }) => (url.startsWith('/assets/') ? '' : hashes)],
        // components write their sizes and colours into style attributes
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', config.assetsUrl],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // the one that keeps the offline page
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    // what a person asks of the service is nothing to find
    if (/^\/(api|files)(\/|$)/.test(request.url)) void reply.header('x-robots-tag', 'noindex');
    // a reply is for one person at one moment, unless its route says otherwise
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}
