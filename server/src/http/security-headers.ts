import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Context } from '../context.ts';

/** Addresses of files and calls. */
const NO_PAGE = /^\/(assets|api|files)\//;

/**
 * Headers of every reply: resources load only from this site and its assets host, and inline scripts run only if their
 * SHA-256 is in `inlineScripts`.
 */
export function setSecurityHeaders(
  app: FastifyInstance,
  { config }: Context,
  inlineScripts: readonly string[],
): void {
  const https = config.appUrl.startsWith('https:');
  const hashes = [...new Set(inlineScripts)].map((hash) => `'sha256-${hash}'`).join(' ');
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // only pages have inline scripts, and the hashes are 2 KB, a hundredth of a second on a slow phone
        scriptSrc: ["'self'", ({ url = '' }) => (NO_PAGE.test(url) ? '' : hashes)],
        // components set style attributes
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', config.assetsUrl],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // the service worker of the offline page
        workerSrc: ["'self'"],
        // the checkout of the payment gateway is a page of its own (decision 073)
        formAction: [
          "'self'",
          ...(config.razorpayKeyId ? [new URL(config.razorpayUrl).origin] : []),
        ],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  // its plugin for fastify would make all of this anew for each request
  app.addHook('onRequest', (request, reply, done) => secure(request.raw, reply.raw, () => done()));
  app.addHook('onSend', async (request, reply) => {
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    // replies of the API are not to be indexed
    if (/^\/(api|files)(\/|$)/.test(request.url)) void reply.header('x-robots-tag', 'noindex');
    // replies are personal unless the route sets its own cache-control
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}
