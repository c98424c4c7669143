import type { Endpoint } from '@mala/contract/endpoint.ts';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../../test/all-endpoints.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { makeAdmin } from '../../../test/factories.ts';
import { CALLS } from '../../../test/faults/all-calls.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

/** A POST that only reads: it keeps what it computed, or for whom it is kept. */
const READS = [
  ...['moderation.findLookalikes', 'review.next'],
  // a table that only its sender sees; keeping it is recorded
  ...['imports.send', 'imports.correct', 'imports.leaveOut', 'imports.discard'],
];

/** What somebody of the office keeps for himself alone. */
const OWN = ['views.save', 'views.rename', 'views.remove'];

/** What the office writes; a searcher writes lists of his own. */
const WRITING = ENDPOINTS.filter(
  ({ name, method, access }) =>
    method !== 'GET' &&
    ![...READS, ...OWN].includes(name) &&
    typeof access === 'object' &&
    access.permission !== 'profile.own' &&
    access.or !== 'searcher',
);

const scenariosOf = ({ method, path }: Endpoint) =>
  CALLS.filter(({ endpoint }) => endpoint?.method === method && endpoint.path === path);

const SCENARIOS = WRITING.flatMap((endpoint) =>
  scenariosOf(endpoint)
    .filter(({ reads }) => !reads)
    .map((scenario) => ({ name: scenario.name, endpoint, scenario })),
);

/** The rows of one person of the office, oldest first. */
const rowsOf = (actorId: string) =>
  app()
    .ctx.db.selectFrom('history')
    .innerJoin('history_values', 'history_id', 'id')
    .innerJoin('history_chain', 'history_chain.history_id', 'id')
    .where('actor_id', '=', actorId)
    .orderBy('position')
    .selectAll('history')
    .select('contents')
    .execute();

it('every call that the office writes with has a scenario (server/test/faults)', () => {
  expect(WRITING.length).toBeGreaterThan(15);
  const without = WRITING.filter((endpoint) => scenariosOf(endpoint).length === 0);
  expect(without.map(({ name }) => name)).toEqual([]);
});

describe('a call of the office that writes is recorded', () => {
  it.each(SCENARIOS)('$name', async ({ endpoint, scenario }) => {
    const { ctx, call } = app();
    const { params = {}, body, form } = await scenario.prepare(ctx);
    const admin = await makeAdmin(ctx);
    const asked = isObject(body) && 'password' in body ? { ...body, password: PASSWORD } : body;
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0' };
    const sent = { token: admin.token, params, headers };
    const { status, error } = await call(endpoint, {
      ...sent,
      ...(asked === undefined ? {} : { body: asked }),
      ...(form ? { form } : {}),
    });
    if (endpoint.name === 'photos.restore') return expectRestored(status);
    expect([status, error.Code]).toEqual([200, undefined]);
    const rows = await rowsOf(admin.user_id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      actor_name: 'Administrator',
      actor_role: 'OWNER',
      address: '127.0.0.1',
      user_agent: headers['user-agent'],
      domain: 'tamilmala',
    });
    expect(rows[0]?.fields).toEqual(
      [
        ...new Set([...keysOf(rows[0]?.contents?.before), ...keysOf(rows[0]?.contents?.after)]),
      ].sort(),
    );
  });
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const keysOf = (value: unknown) => Object.keys(isObject(value) ? value : {});
const expectRestored = (status: number) => expect(status).toBe(200);
