import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { logout } from '@mala/contract/auth/me.ts';
import { DAY_MS } from '@mala/contract/india-time.ts';
import * as push from '@mala/contract/push.ts';
import { expect, it } from 'vitest';
import { type Browser, signInHere } from '../../../test/browser-cookies.ts';
import { giveVisit } from '../../../test/factories/visits.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { pretendBrowser } from '../../../test/push-service.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const WORKER = join(import.meta.dirname, '../../../../web/offline/service-worker.js');
const SITE = 'https://mala.example';

let count = 0;
/** A subscription as browsers make it. */
function subscription() {
  count += 1;
  const endpoint = `https://fcm.googleapis.com/fcm/send/renewed-${count}`;
  const { keys } = pretendBrowser();
  const told = {
    endpoint,
    keys,
    options: { userVisibleOnly: true },
    isEnded: false,
    toJSON: () => ({ endpoint, keys }),
    async unsubscribe() {
      told.isEnded = true;
      return true;
    },
  };
  return told;
}
type Subscription = ReturnType<typeof subscription>;

/** Runs the service worker of a browser, which has its cookies, as it is told of another subscription. */
async function renew(
  browser: Browser,
  change: { oldSubscription?: Subscription | null; newSubscription?: Subscription | null },
  subscribe: (options: object) => Promise<Subscription> = () => expect.fail('it subscribes'),
): Promise<void> {
  const source = (await readFile(WORKER, 'utf8'))
    .replace('__PREFIX__', '/ta')
    .replace('__LANGUAGE__', 'ta');
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    registration: { pushManager: { getSubscription: async () => null, subscribe } },
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  };
  const fetchHere = async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const endpoint = { method: 'POST', path } as never;
    const { authorization } = Object.fromEntries(new Headers(init.headers));
    const headers = authorization ? { authorization } : { 'sec-fetch-site': 'same-origin' };
    const answer = await browser.call(endpoint, { headers, body } as never);
    return { ok: answer.status < 300, status: answer.status, json: async () => answer.body };
  };
  runInContext(source, createContext({ self, fetch: fetchHere, location: { origin: SITE }, URL }));
  let done: Promise<void> | undefined;
  listeners.get('pushsubscriptionchange')?.({
    ...change,
    waitUntil: (work: Promise<void>) => {
      done = work;
    },
  });
  await (done ?? expect.fail('nobody listens'));
}

async function subscribed(member: Person) {
  const signedIn = await signInHere(app(), member, true);
  const former = subscription();
  const { endpoint, keys } = former;
  const body = { endpoint, keys, language: 'ta' as const };
  await app().call(push.subscribePush, { token: signedIn.token, body });
  return { ...signedIn, former };
}

const rows = ({ user_id }: Person) =>
  app()
    .ctx.db.selectFrom('push_subscriptions')
    .where('user_id', '=', user_id)
    .select(['endpoint', 'language', 'session_id'])
    .execute();

it('a browser that gives itself another address is told by that one, in the same session', async () => {
  const member = await makeMember(app().ctx);
  const { browser, token, former } = await subscribed(member);
  const [before] = await rows(member);
  const now = subscription();
  await renew(browser, { oldSubscription: former, newSubscription: now });
  expect(await rows(member)).toEqual([{ ...before, endpoint: now.endpoint }]);
  expect(now.isEnded).toBe(false);
  // and ends with it
  await app().call(logout, { token });
  expect(await rows(member)).toEqual([]);
});

it('a browser that gives itself another address is no visit of its member, who stays out of searches', async () => {
  const { db, visits } = app().ctx;
  const member = await makeMember(app().ctx);
  const { browser, former } = await subscribed(member);
  const { user_id } = member;
  const visit = () =>
    db
      .selectFrom('visits')
      .innerJoin('profiles', 'profiles.user_id', 'visits.user_id')
      .where('visits.user_id', '=', user_id)
      .select(['visits.seen_at', 'visits.active_on', 'profiles.away'])
      .executeTakeFirst();
  await visits.write();
  await giveVisit(app().ctx, member, new Date(Date.now() - 3 * DAY_MS));
  await db.updateTable('profiles').set({ away: 'quiet' }).where('user_id', '=', user_id).execute();
  const before = await visit();
  // when another call would be noted
  app().setNow(new Date(Date.now() + 10 * 60_000));
  await renew(browser, { oldSubscription: former, newSubscription: subscription() });
  await visits.write();
  expect(before).toMatchObject({ away: 'quiet' });
  expect(await visit()).toEqual(before);
});

it('one that has none any more subscribes as before', async () => {
  const member = await makeMember(app().ctx);
  const { browser, former } = await subscribed(member);
  const now = subscription();
  await renew(browser, { oldSubscription: former }, async (options) => {
    expect(options).toBe(former.options);
    return now;
  });
  expect(await rows(member)).toMatchObject([{ endpoint: now.endpoint }]);
});

it('one where a page has told it already goes on', async () => {
  const member = await makeMember(app().ctx);
  const { browser, former, token } = await subscribed(member);
  const now = subscription();
  const body = { endpoint: now.endpoint, keys: now.keys, language: 'ta' as const };
  await app().call(push.subscribePush, { token, body });
  await app().call(push.unsubscribePush, { token, body: { endpoint: former.endpoint } });
  await renew(browser, { oldSubscription: former, newSubscription: now });
  expect(await rows(member)).toMatchObject([{ endpoint: now.endpoint }]);
  expect(now.isEnded).toBe(false);
});

it('what another person turned on is given up', async () => {
  const [one, two] = [await makeMember(app().ctx), await makeMember(app().ctx)];
  const { former } = await subscribed(one);
  const { browser } = await signInHere(app(), two, true);
  const now = subscription();
  await renew(browser, { oldSubscription: former, newSubscription: now });
  expect([await rows(one), await rows(two), now.isEnded]).toEqual([[], [], true]);
});

it('without a kept sign-in everything stays for the next page', async () => {
  const member = await makeMember(app().ctx);
  const { former } = await subscribed(member);
  const { browser } = await signInHere(app(), member, false);
  const now = subscription();
  const renewed = renew(browser, { oldSubscription: former, newSubscription: now });
  await expect(renewed).rejects.toThrow('/api/session/renew: 401');
  expect(await rows(member)).toMatchObject([{ endpoint: former.endpoint }]);
  expect(now.isEnded).toBe(false);
});
