import { knownLanguage } from '@mala/contract/communities/languages.ts';
import { DAY_MS } from '@mala/contract/india-time.ts';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import type { Job, JobWorkers, Outcome } from '../../jobs/workers.ts';
import { areKeys, encryptFor } from './encrypt.ts';
import type { Push } from './messages.ts';
import { secondsAsleep } from './notify.ts';
import { type Answered, postPush } from './post-push.ts';
import { isPushAddress, serviceOf } from './push-services.ts';
import { deleteSubscription, findDelivery, forgetPush, markTaken } from './queries.ts';
import { createRests, isBusy } from './rests.ts';
import { writePush } from './write-push.ts';

/** Posts at once of this process. */
const AT_ONCE = 4;
/** Seconds that a service keeps a message for a device that is off; older news is not sent. */
const LIFE_SECONDS = 2 * 86_400;
/** One log line in so long for each service and status. */
const QUIET_MS = 60_000;
/** Deliveries that this process remembers: the queue gives one again whose end it could not note, because the database was away. */
const REMEMBERED = 10_000;
/** Days until messages are deleted; the key of one must outlive what it is about. */
const KEPT_DAYS = 45;

/** Statuses by which a push service says that the browser is gone (RFC 8030). */
const GONE = [404, 410];

/** The worker that sends messages, each to one device. */
export function createPusher(ctx: Context): (job: Job) => Promise<Outcome> {
  const rests = createRests();
  const said = new LRUCache<string, true>({ max: 1000, ttl: QUIET_MS });
  const delivered = new LRUCache<string, true>({ max: REMEMBERED });
  const { pushTestUrl } = ctx.config;

  function warn(endpoint: string, told: { status: number } | { code: string | undefined }): void {
    const service = serviceOf(endpoint);
    const line = JSON.stringify({ service, ...told });
    if (said.has(line)) return;
    said.set(line, true);
    const what = 'status' in told ? 'refused a message' : 'did not answer';
    ctx.log.warn({ service, ...told }, `a push service ${what}`);
  }

  async function note(delivery: string, message_id: string): Promise<'done'> {
    delivered.set(delivery, true);
    await markTaken(ctx.db, message_id, ctx.now());
    return 'done';
  }

  return async ({ data, since }) => {
    const asked = data as { message_id: string; subscription_id: string };
    const delivery = `${asked.message_id} ${asked.subscription_id}`;
    if (delivered.has(delivery)) return note(delivery, asked.message_id);
    const found = await findDelivery(ctx.db, asked);
    if (!found || ctx.now().getTime() - since.getTime() > LIFE_SECONDS * 1000) return 'done';
    const { endpoint, site_key } = found;
    // of other keys, or from when tests had a service of their own
    if (site_key !== ctx.pushKeys.publicKey || !isPushAddress(endpoint, pushTestUrl)) {
      await deleteSubscription(ctx.db, asked.subscription_id);
      return 'done';
    }
    // one that failed by day, or waited for a server, wakes nobody at night
    if (secondsAsleep(ctx.now()) > 0) return 'again';
    // before the service is asked, which has no part in it
    const sealed = seal(ctx, found);
    if (!sealed) {
      await deleteSubscription(ctx.db, asked.subscription_id);
      return 'done';
    }
    const { origin } = new URL(endpoint);
    const addressee = { ...asked, user_id: found.user_id, origin };
    if (!rests.mayAsk(addressee)) return 'again';
    const answered = await post(ctx, found, sealed).catch(({ code }: NodeJS.ErrnoException) => {
      warn(endpoint, { code });
      return null;
    });
    rests.answered(addressee, answered);
    if (answered === null) return 'again';
    const { status } = answered;
    if (status < 300) return note(delivery, asked.message_id);
    if (GONE.includes(status)) await deleteSubscription(ctx.db, asked.subscription_id);
    else warn(endpoint, { status });
    return isBusy(answered) ? 'again' : 'done';
  };
}

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

/** The text of a message as only its browser reads it; null for a browser whose keys cannot be used. */
function seal(ctx: Context, found: Delivery): Buffer | null {
  const { user_id, domain } = found;
  const language = knownLanguage(found.language);
  const push = { kind: found.kind, ...found.facts } as Push;
  const text = JSON.stringify(writePush(ctx, push, { user_id, domain, language }));
  try {
    return encryptFor(found, text);
  } catch (error) {
    if (areKeys(found)) throw error;
    return null;
  }
}

async function post(
  { config, now, pushKeys }: Context,
  { endpoint, kind }: Delivery,
  sealed: Buffer,
): Promise<Answered> {
  const { origin } = new URL(endpoint);
  const contact = config.appUrl.startsWith('https:') ? config.appUrl : `mailto:${config.mailFrom}`;
  const headers = {
    authorization: pushKeys.authorize(origin, contact, now()),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(LIFE_SECONDS),
    urgency: 'normal',
    // one that waits for the device is replaced by a later one of its kind
    topic: kind,
  };
  const isTest = origin === (config.pushTestUrl && new URL(config.pushTestUrl).origin);
  return postPush(endpoint, headers, sealed, { isTest });
}

/** Sends what is queued. */
export async function workPush(ctx: Context, workers: JobWorkers): Promise<void> {
  if (ctx.config.pushTestUrl) ctx.log.warn('PUSH_TEST_URL is set: for tests only');
  await workers.work('push', AT_ONCE, createPusher(ctx));
}

/** Deletes what was told long ago, and browsers that cannot be reached any more; each night. */
export async function sweepPush({ db, now, pushKeys }: Context): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
  await forgetPush(db, { before, siteKey: pushKeys.publicKey });
}
