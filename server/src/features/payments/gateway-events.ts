import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Gateway } from './gateway-client.ts';
import { failRefund, insertEvent } from './gateway-queries.ts';
import { isSignedEvent } from './gateway-signatures.ts';

const id = z.string().check(z.maxLength(100));
const payment = z.optional(z.object({ entity: z.object({ id }) }));
/** `receipt`: our own id of a refund that we asked for */
const refund = z.optional(z.object({ entity: z.object({ id, receipt: z.nullish(z.string()) }) }));

/** What we read of an event: which payment or refund it is about. What became of that, we ask the gateway. */
const event = z.object({
  event: z.string(),
  payload: z.optional(z.object({ payment, refund })),
});

/**
 * Notes an event, to be worked on later: the gateway waits for five seconds only. One that came before changes nothing.
 * Throws 403 FORBIDDEN for one that the gateway did not sign.
 */
export async function takeEvent(
  ctx: Context,
  gateway: Gateway,
  body: Buffer,
  headers: { signature: unknown; eventId: unknown },
): Promise<void> {
  if (!isSignedEvent(gateway.webhookSecret, body, headers.signature))
    throw new AppError('FORBIDDEN');
  const told = parse(body);
  if (!told) return;
  const known = z.safeParse(id, headers.eventId);
  const eventId = known.success ? known.data : hash('sha256', body);
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await insertEvent(trx, eventId, now))) return;
    const payment = told.payload?.payment?.entity.id;
    const failed = told.event === 'refund.failed' ? told.payload?.refund?.entity : undefined;
    if (failed) await failRefund(trx, failed, { fault: told.event, now });
    else if (payment) await ctx.jobs.send(trx, 'gateway', { payment });
  });
}

/** Null for what is no event that we know. */
function parse(body: Buffer): z.infer<typeof event> | null {
  try {
    const read = z.safeParse(event, JSON.parse(body.toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
