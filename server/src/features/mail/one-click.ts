import { unsubscribe } from '@mala/contract/mail.ts';
import { SUCCESS } from '@mala/contract/reply.ts';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { isUser, refuseMail } from './queries.ts';
import { readUnsubscribe, type Unsubscription, unsubscribePath } from './unsubscribe-links.ts';

type Params = { userId: string; kind: string; signature: string };

/** Throws 404 NOT_FOUND unless the address is one that we signed. */
function requireSigned(ctx: Context, params: Params): Unsubscription {
  const asked = readUnsubscribe(ctx, params);
  if (!asked) throw new AppError('NOT_FOUND');
  return asked;
}

/** The address in a mail: a mail program posts to it (RFC 8058), a person who opens it comes to the page. */
export function mountOneClick(app: FastifyInstance, ctx: Context): void {
  void app.register((scope, _options, ready) => {
    // whatever a mail program sends says nothing more than the address
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null));
    });

    route(scope, ctx, unsubscribe, async ({ params }) => {
      const { userId, kind } = requireSigned(ctx, params);
      if (!isUuid(userId) || !(await isUser(ctx.db, userId))) throw new AppError('NOT_FOUND');
      await refuseMail(ctx.db, userId, kind);
      return SUCCESS;
    });

    scope.get<{ Params: Params }>(
      unsubscribe.path,
      { schema: { hide: true } as object },
      async ({ params }, reply) =>
        reply.redirect(
          `${ctx.config.appUrl}/${unsubscribePath(ctx, requireSigned(ctx, params))}`,
          303,
        ),
    );
    ready();
  });
}
