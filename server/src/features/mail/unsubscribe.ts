import { timingSafeEqual } from 'node:crypto';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { OPTIONAL_MAILS, type OptionalMail, unsubscribe } from '@mala/contract/mail.ts';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { isUser, refuseMail } from './queries.ts';

/** Who says with a signed address that he wants no more mails of a kind. */
export interface Unsubscription {
  userId: string;
  kind: OptionalMail;
}

const isOptional = (kind: string): kind is OptionalMail =>
  (OPTIONAL_MAILS as readonly string[]).includes(kind);

/** The signed end of both addresses: the page that a person opens, and the call that a mail program makes. */
export function unsubscribePath(
  { linkSecrets }: Pick<Context, 'linkSecrets'>,
  { userId, kind }: Unsubscription,
): string {
  return `mail/unsubscribe/${userId}/${kind}/${linkSecrets.secretOf(`unsubscribe:${kind}`, userId)}`;
}

/** What an address says; null unless its signature is ours. */
export function readUnsubscribe(
  { linkSecrets }: Pick<Context, 'linkSecrets'>,
  { userId, kind, signature }: { userId: string; kind: string; signature: string },
): Unsubscription | null {
  if (!isOptional(kind)) return null;
  const expected = Buffer.from(linkSecrets.secretOf(`unsubscribe:${kind}`, userId));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? { userId, kind }
    : null;
}

/** Whether a member may do without mails of this kind. */
export function optionalKind(kind: string): OptionalMail | null {
  return isOptional(kind) ? kind : null;
}

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
