import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { STOPPABLE_MAILS, type StoppableMail, unsubscribe } from '@mala/contract/mail.ts';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { isSameBytes } from '../../secrets/same-bytes.ts';
import { isUser, refuseMail } from './queries.ts';

/** A member and the kind of mail that a signed address unsubscribes from. */
export interface Unsubscription {
  userId: string;
  kind: StoppableMail;
}

const isStoppable = (kind: string): kind is StoppableMail =>
  (STOPPABLE_MAILS as readonly string[]).includes(kind);

/** The signed path of both addresses: the page for people, and the call for mail programs. */
export function unsubscribePath(
  { linkSecrets }: Pick<Context, 'linkSecrets'>,
  { userId, kind }: Unsubscription,
): string {
  return `mail/unsubscribe/${userId}/${kind}/${linkSecrets.secretOf(`unsubscribe:${kind}`, userId)}`;
}

/** The parameters of a signed address; null if the signature is invalid. */
function readUnsubscribe(
  { linkSecrets }: Pick<Context, 'linkSecrets'>,
  { userId, kind, signature }: { userId: string; kind: string; signature: string },
): Unsubscription | null {
  if (!isStoppable(kind)) return null;
  const expected = Buffer.from(linkSecrets.secretOf(`unsubscribe:${kind}`, userId));
  const given = Buffer.from(signature);
  return isSameBytes(given, expected) ? { userId, kind } : null;
}

/** The kind if members may unsubscribe from it, else null. */
export function stoppableKind(kind: string): StoppableMail | null {
  return isStoppable(kind) ? kind : null;
}

type Params = { userId: string; kind: string; signature: string };

/** Throws 404 NOT_FOUND if the signature is invalid. */
function requireSigned(ctx: Context, params: Params): Unsubscription {
  const asked = readUnsubscribe(ctx, params);
  if (!asked) throw new AppError('NOT_FOUND');
  return asked;
}

/** The address in a mail: mail programs post to it (RFC 8058), people are redirected to the page. */
export function mountOneClick(app: FastifyInstance, ctx: Context): void {
  void app.register((scope, _options, ready) => {
    // the body that a mail program posts is ignored, and no longer than that of other calls
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));

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
        // on the same host, which is the member's
        reply.redirect(`/${unsubscribePath(ctx, requireSigned(ctx, params))}`, 303),
    );
    ready();
  });
}
