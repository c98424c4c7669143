import { knownLanguage } from '@mala/contract/communities/languages.ts';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import type { Job, JobWorkers, Outcome } from '../../jobs/workers.ts';
import { areKeys, encryptFor } from './encrypt.ts';
import type { Push } from './messages.ts';
import { secondsAsleep } from './notify.ts';
import { type Answered, postPush } from './post-push.ts';
import { isPushAddress } from './push-services.ts';
import { deleteSubscription, findDelivery, forgetPush, markTaken } from './queries.ts';
import { writePush } from './write-push.ts';

/** Posts at once of this process. */
const AT_ONCE = 4;
/** Seconds that a service keeps a message for a device that is off; older news is not sent. */
const LIFE_SECONDS = 2 * 86_400;
/** So long nobody asks a service that did not answer, or that has too much to do: the jobs of others go on meanwhile. */
const REST_MS = 30_000;
/** One log line in so long for each service and status. */
const QUIET_MS = 60_000;
/** The longest that one service is left alone because it says so. */
const MOST_REST_MS = 600_000;
/** Deliveries that this process remembers: the queue gives one again whose end it could not note, because the database was away. */
const REMEMBERED = 10_000;
const DAY = 86_400_000;
/** Days until messages are deleted; the key of one must outlive what it is about. */
const KEPT_DAYS = 45;

/** Statuses by which a push service says that the browser is gone (RFC 8030). */
const GONE = [404, 410];
/** Worth another try: too many at once, or its own trouble. */
const isBusy = ({ status }: Answered) => status === 429 || status >= 500;

/** Milliseconds for which a busy service is left alone. */
const restOf = ({ retryAfter }: Answered) =>
  Math.min(Math.max((retryAfter ?? 0) * 1000, REST_MS), MOST_REST_MS);

/** A service in trouble: left alone for a while, and then asked by one message alone, because it may keep that one waiting. */
interface Trouble {
  until: number;
  isAsked: boolean;
}

/** The worker that sends messages, each to one device. */
export function createPusher(ctx: Context): (job: Job) => Promise<Outcome> {
  // by service; some have as many names as an address says
  const troubles = new LRUCache<string, Trouble>({ max: 1000 });
  const said = new LRUCache<string, true>({ max: 1000, ttl: QUIET_MS });
  const delivered = new LRUCache<string, true>({ max: REMEMBERED });
  const { pushTestUrl } = ctx.config;

  const rest = (origin: string, ms: number) =>
    troubles.set(origin, { until: performance.now() + ms, isAsked: false });

  function mayAsk(origin: string): boolean {
    const trouble = troubles.get(origin);
    if (!trouble) return true;
    if (trouble.isAsked || performance.now() < trouble.until) return false;
    trouble.isAsked = true;
    return true;
  }

  function warnOfRefusal(service: string, status: number): void {
    const line = `${service} ${status}`;
    if (said.has(line)) return;
    said.set(line, true);
    ctx.log.warn({ service, status }, 'a push service refused a message');
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
    if (!mayAsk(origin)) return 'again';
    const answered = await post(ctx, found, sealed).catch((error: NodeJS.ErrnoException) => {
      rest(origin, REST_MS);
      ctx.log.warn({ service: origin, code: error.code }, 'a push service did not answer');
      return null;
    });
    if (answered === null) return 'again';
    const { status } = answered;
    if (isBusy(answered)) rest(origin, restOf(answered));
    else troubles.delete(origin);
    if (status < 300) return note(delivery, asked.message_id);
    if (GONE.includes(status)) await deleteSubscription(ctx.db, asked.subscription_id);
    else warnOfRefusal(origin, status);
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
  const before = new Date(now().getTime() - KEPT_DAYS * DAY);
  await forgetPush(db, { before, siteKey: pushKeys.publicKey });
}
