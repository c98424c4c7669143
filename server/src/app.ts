import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyMultipart from '@fastify/multipart';
import { ERRORS } from '@mala/contract/errors.ts';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import { createSites } from './features/communities/index.ts';
import { homeFacts } from './features/content/index.ts';
import { facePreview } from './features/sharing/index.ts';
import { mountFeatures } from './features.ts';
import type { BuiltWeb } from './http/built-web.ts';
import { endConnectionsOnClose } from './http/end-connections.ts';
import { answerClientError, sendError } from './http/error-reply.ts';
import { serveHealth } from './http/health.ts';
import { BODY_BYTES, parseJsonBodies } from './http/json-bodies.ts';
import { keepDocuments } from './http/kept-documents.ts';
import { decodableUrl } from './http/malformed-urls.ts';
import { serveOpenApi } from './http/open-api.ts';
import { serializerCompiler } from './http/reply-serializer.ts';
import { decorateRequests, validatorCompiler } from './http/route.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { serveWeb } from './http/web.ts';

/** Of 256 KB in place of 4 MB, which would be made ready for every reply. */
const SMALL_WINDOW = { [constants.BROTLI_PARAM_LGWIN]: 18 };

/** A reply of so many bytes is compressed in a third of a millisecond; threads and streams would cost more. */
const AT_ONCE_BYTES = 40_000;

/** The whole server, not yet listening. Without a built web it serves only the API. */
export async function createApp(ctx: Context, web: BuiltWeb | null): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: ctx.log,
    // addresses in a log are personal data; queries carry file signatures
    logController: new LogController({ disableRequestLogging: true }),
    // only our own proxies are believed about the client's address
    trustProxy: ['loopback', ...ctx.config.trustedProxies],
    // ends stalled requests; uploading a photo on a slow line takes minutes
    requestTimeout: 5 * 60_000,
    bodyLimit: BODY_BYTES,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    // who comes while it stops is still served
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
    clientErrorHandler: answerClientError,
  });
  // every body is JSON or a form with files
  app.removeContentTypeParser('text/plain');
  parseJsonBodies(app);
  decorateRequests(app);
  endConnectionsOnClose(app, { stoppingFor: ctx.readiness.stoppingFor });
  app.setValidatorCompiler(validatorCompiler as never);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new AppError('NOT_FOUND'), request, reply));
  // whatever was full, the reserve is released now and not within a minute
  app.addHook('onResponse', async (_, { statusCode }) => {
    if (statusCode === ERRORS.STORAGE_FULL) void ctx.disks.look();
  });
  const builds = web?.languages ?? [];
  setSecurityHeaders(
    app,
    ctx,
    builds.flatMap(({ inlineScripts }) => inlineScripts),
  );
  keepDocuments(app);
  await app.register(fastifyCompress, {
    // no client of ours compresses what it sends
    globalDecompression: false,
    // zstd takes a quarter of brotli's time for as few bytes
    encodings: ['zstd', 'br', 'gzip'],
    // replies are not cached, so speed matters more than the last percent
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, ...SMALL_WINDOW } },
    syncThreshold: AT_ONCE_BYTES,
  });
  await app.register(fastifyMultipart);
  await serveOpenApi(app);
  serveHealth(app, ctx);
  mountFeatures(app, ctx);
  if (web)
    await serveWeb(app, web, ctx.config, {
      siteOf: createSites(ctx),
      homeOf: (domain) => homeFacts(ctx, domain),
      // if it cannot be read at the moment, the site's own picture
      faceOf: (link) => facePreview(ctx, link).catch(() => null),
    });
  return app;
}
