import { dayInIndia } from '@mala/contract/india-time.ts';
import * as push from '@mala/contract/push.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createPusher } from '../src/features/push/send-push.ts';
import type { Person } from './factories.ts';
import { pretendBrowser, startPushService } from './push-service.ts';
import { startTestApp, type TestApp } from './test-app.ts';

interface Queued {
  id: string;
  data: { message_id: string; subscription_id: string };
  later: boolean;
}

/** Of today: no phone rings at night. */
export const noon = () => new Date(`${dayInIndia(new Date())}T12:00:00+05:30`);

/** A site for the tests of a file, with a push service and devices that read what it posts there. */
export function usePushSite() {
  let service: Awaited<ReturnType<typeof startPushService>>;
  let app: TestApp;
  beforeAll(async () => {
    service = await startPushService();
    app = await startTestApp({ PUSH_TEST_URL: service.url });
    app.setNow(noon());
  });
  afterEach(() => {
    service.answer = 201;
    service.headers = {};
    service.pushed.length = 0;
    app.setNow(noon());
  });
  afterAll(async () => {
    await app.close();
    await service.close();
  });

  let count = 0;
  async function device(member: Person, language: 'en' | 'ta' | 'mr' = 'en') {
    const browser = pretendBrowser();
    count += 1;
    const endpoint = `${service.url}/device/${count}`;
    const body = { endpoint, keys: browser.keys, language };
    const { status } = await app.call(push.subscribePush, { token: member.token, body });
    expect(status).toBe(200);
    return {
      endpoint,
      got: () =>
        service.pushed
          .filter(({ path }) => path === `/device/${endpoint.split('/').pop()}`)
          .map(({ body: sealed }) => JSON.parse(browser.read(sealed))),
    };
  }

  async function queued(): Promise<Queued[]> {
    const { rows } = await sql<Queued>`
      select id, data, start_after > now() + interval '1 minute' as later from pgboss.job
      where name = 'push' and state = 'created'`.execute(app.ctx.db);
    return rows;
  }

  /** Works off what is queued as one process of the site does. */
  async function work(pusher = createPusher(app.ctx)) {
    const outcomes = [];
    for (const { id, data } of await queued()) {
      outcomes.push(await pusher({ data, since: app.ctx.now() }));
      await sql`delete from pgboss.job where id = ${id}`.execute(app.ctx.db);
    }
    return outcomes;
  }

  return { app: () => app, service: () => service, device, queued, work };
}
