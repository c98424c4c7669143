import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../test/faults/all-calls.ts';
import { checkSite } from '../test/faults/check-site.ts';
import { failEverywhere, type Usual } from '../test/faults/fail-everywhere.ts';
import { type FailingSite, startFailingSite } from '../test/faults/failing-site.ts';
import { readsThatWrite } from '../test/faults/reads-that-write.ts';
import type { StoredState } from '../test/faults/stored-state.ts';
import { routesOf } from '../test/faults/writing-routes.ts';

let site: FailingSite;
beforeAll(async () => {
  site = await startFailingSite();
});
afterAll(() => site?.close());

const named = CALLS.map(({ endpoint }) => `${endpoint?.method} ${endpoint?.path}`);

/** Those without a scenario: add one to test/faults/scenarios, which makes its people and sends one valid call. */
const withoutScenario = (calls: readonly string[]) => calls.filter((one) => !named.includes(one));

/** Whether a second time adds rows, besides those that say who did it. */
function growth({ after, twice }: Usual): number {
  const rowsOf = ({ rows }: StoredState) => rows.filter((row) => !/^history/.test(row));
  return Math.sign(rowsOf(twice).length - rowsOf(after).length);
}

/** It leads on to a page whatever fails: an event or the next look settles the payment (payments/gateway.test.ts). */
const LEADS_ON = 'POST /api/payments/return';

it('every call that is no GET has a scenario', async () => {
  const routes = await routesOf(site.ctx);
  const writing = routes.filter(({ method }) => method !== 'GET');
  expect(writing.length).toBeGreaterThan(30);
  expect(
    withoutScenario(writing.map(({ method, url }) => `${method} ${url}`)).filter(
      (one) => one !== LEADS_ON,
    ),
    'add a scenario for each to server/test/faults/scenarios',
  ).toEqual([]);
});

it('every GET that writes has a scenario', async () => {
  const found = await readsThatWrite(site, await routesOf(site.ctx));
  expect(found).toContain('GET /api/profile/download/:profileId');
  expect(withoutScenario(found), 'add a scenario for each to server/test/faults/scenarios').toEqual(
    [],
  );
});

describe('whichever query or file call fails, all is stored or nothing (faults 23)', () => {
  it.each(CALLS)('$name', async (scenario) => {
    const { findings, usual } = await failEverywhere(site, scenario);
    expect(findings).toEqual([]);
    expect(usual.steps.some(({ writes }) => writes)).toBe(!scenario.reads);
    // what fails once for all calls (test/faults/plan.ts) opens no transaction
    expect(usual.steps.filter(({ admits, within }) => admits && within)).toEqual([]);
    expect(growth(usual), 'sent twice it adds something').toBe(scenario.adds ? 1 : 0);
    await checkSite(site);
  });
});
