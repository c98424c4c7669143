import type { Endpoint } from '@mala/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../test/faults/all-calls.ts';
import { rememberWork } from '../test/faults/remembered-work.ts';
import type { Prepared, Scenario } from '../test/faults/scenario.ts';
import {
  createStateReader,
  type StateReader,
  type StoredState,
} from '../test/faults/stored-state.ts';
import { type Razorpay, startRazorpay } from '../test/razorpay.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';

let gateway: Razorpay;
let app: TestApp;
let other: TestApp;
let states: StateReader;
beforeAll(async () => {
  gateway = await startRazorpay();
  app = await startTestApp(gateway.env);
  const { dataDir, databaseUrl = '' } = app.ctx.config;
  // equal passwords have equal hashes, so that rows can be compared
  rememberWork(app.ctx);
  const { passwords } = app.ctx;
  const env = { ...gateway.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  other = await startTestApp(env, {}, { passwords });
  states = await createStateReader(app.ctx);
});
afterAll(async () => {
  await states?.close();
  await other?.close();
  await app?.close();
  await gateway?.close();
});

function stateOf({ people }: Prepared): Promise<StoredState> {
  return states.read({
    ids: people.flatMap(({ user_id }) => user_id ?? []),
    mobiles: people.flatMap(({ user_id, mobile_no }) => (user_id ? [] : (mobile_no ?? []))),
  });
}

async function send(site: TestApp, { endpoint }: Scenario, sent: Prepared): Promise<number> {
  return (await site.call(endpoint as Endpoint, sent)).status;
}

const writing = CALLS.filter(({ endpoint, reads, optional }) => endpoint && !reads && !optional);

describe('sent three times at once, to two processes, a call does what it does one after the other (faults 23)', () => {
  it.each(writing)('$name', async (scenario) => {
    const sites = [app, other, app];
    const one = await scenario.prepare(app.ctx);
    for (const site of sites) await send(site, scenario, one);
    // before others take its place, where there is one for everybody
    const expected = await stateOf(one);
    const all = await scenario.prepare(app.ctx);
    const statuses = await Promise.all(sites.map((site) => send(site, scenario, all)));
    expect(statuses).toContain(200);
    for (const status of statuses) expect([200, ...scenario.again]).toContain(status);
    expect(await stateOf(all)).toEqual(expected);
  });
});
