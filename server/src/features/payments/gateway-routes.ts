import * as orders from '@mala/contract/payments/orders.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOfBuying } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { clientAddress } from '../../http/networks.ts';
import type { LimitRule } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { createQueue } from '../../queue.ts';
import { type Gateway, openGateway } from './gateway-client.ts';
import { takeEvent } from './gateway-events.ts';
import { findOwnOrder } from './gateway-queries.ts';
import { pageAfter, takeReturn } from './gateway-return.ts';
import { presentOrder } from './present-order.ts';
import { RETURN_PATH, startOrder } from './start-order.ts';

/** What the gateway sends is far smaller. */
const EVENT_BYTES = 64 * 1024;
const RETURN_BYTES = 8 * 1024;

/** The gateway sends a few events a payment, from a few addresses. */
const EVENTS: LimitRule = { name: 'payments.events', points: 600, seconds: 60 };
const RETURNS: LimitRule = { name: 'payments.returns', points: 60, seconds: 60 };

/** Few at once, since events of one payment wait for each other in the database: others' calls need its connections too. */
const EVENTS_AT_ONCE = { atOnce: 2, waiting: 1000 };
/** These wait for the gateway, and somebody before an empty page for them. */
const RETURNS_AT_ONCE = { atOnce: 2, waiting: 4 };

/** Paying online: the members' calls, and what the gateway and its page send (decision 073). */
export function mountGateway(app: FastifyInstance, ctx: Context): void {
  const gateway = openGateway(ctx);

  route(app, ctx, orders.startOrder, async ({ viewer, body }) => {
    if (!gateway) throw new AppError('NOT_FOUND');
    const refusal = refusalOfBuying(viewer);
    if (refusal) throw new AppError(refusal);
    return startOrder(ctx, gateway, viewer, body);
  });

  route(app, ctx, orders.readOrder, async ({ viewer, params }) => {
    const order = await findOwnOrder(ctx.db, viewer.user_id, params.id);
    if (!order) throw new AppError('NOT_FOUND');
    return presentOrder(order);
  });

  // neither is a call of ours: they come without a session, and their bytes are signed
  if (!gateway) return;
  app.register((scope, _options, done) => {
    mountEvents(scope, ctx, gateway);
    done();
  });
  app.register((scope, _options, done) => {
    mountReturns(scope, ctx, gateway);
    done();
  });
}

function counted(ctx: Context, rule: LimitRule) {
  return (request: FastifyRequest) =>
    ctx.limits.consume({ ...rule, byNetwork: true, lasting: true }, clientAddress(request));
}

function mountEvents(app: FastifyInstance, ctx: Context, gateway: Gateway): void {
  const queued = createQueue(EVENTS_AT_ONCE);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: EVENT_BYTES },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  app.post<{ Body: Buffer | undefined }>(
    '/api/payments/webhook',
    { onRequest: counted(ctx, EVENTS) },
    async ({ body, headers }) => {
      const signature = headers['x-razorpay-signature'];
      const eventId = headers['x-razorpay-event-id'];
      await queued(() => takeEvent(ctx, gateway, body ?? Buffer.alloc(0), { signature, eventId }));
      return { Status: 'Success' };
    },
  );
}

/** Whoever comes back is led to the page, whatever happens: it shows later what became of the payment. */
function mountReturns(app: FastifyInstance, ctx: Context, gateway: Gateway): void {
  const queued = createQueue(RETURNS_AT_ONCE);
  const count = counted(ctx, RETURNS);
  const lead = ({ query }: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(pageAfter(query as Record<string, unknown>), 303);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: RETURN_BYTES },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  app.post<{ Body: URLSearchParams | undefined }>(
    RETURN_PATH,
    { onRequest: (request, reply) => count(request).catch(() => lead(request, reply)) },
    async (request, reply) => {
      const { body } = request;
      // of too many at once the gateway's events settle the others
      if (body) await queued(() => takeReturn(ctx, gateway, body)).catch(() => undefined);
      return lead(request, reply);
    },
  );
}
