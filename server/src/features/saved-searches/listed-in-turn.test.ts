import { listSavedSearches, lookAtSavedSearch } from '@mala/contract/saved-searches.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveSavedSearch } from '../../../test/factories/saved-searches.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let groom: Person;

beforeEach(async () => {
  groom = await makeMember(app().ctx, { gender: 'male' });
});

const list = ({ token } = groom) => app().call(listSavedSearches, { token });

describe('many lists at once', () => {
  it('of one member wait for each other, and for ten at most', async () => {
    await giveSavedSearch(app().ctx, groom);
    const statuses: number[] = [];
    let all: Promise<unknown> = Promise.resolve();
    await app()
      .ctx.db.transaction()
      .execute(async (trx) => {
        await sql`LOCK TABLE saved_searches`.execute(trx);
        all = Promise.all(
          Array.from({ length: 30 }, async () => {
            const { status } = await list();
            statuses.push(status);
          }),
        );
        // one is looked through, and ten wait
        await expect.poll(() => statuses).toEqual(Array(19).fill(429));
      });
    await all;
    expect(statuses.slice(19)).toEqual(Array(11).fill(200));
  });

  it('of members who wait for their approval count for their network', async () => {
    const pending = await makeMember(app().ctx, { gender: 'male', status: 10 });
    const look = (id: string) =>
      app().call(lookAtSavedSearch, { token: pending.token, params: { id } });
    const rule = { name: 'search.newcomers', points: 6000, seconds: 3600 };
    await app().ctx.limits.count(rule, '127.0.0.1', 5998);
    expect((await list(pending)).status).toBe(200);
    const id = await giveSavedSearch(app().ctx, pending);
    expect((await look(id)).status).toBe(200);
    const { status } = await list(pending);
    expect([status, (await look(id)).status]).toEqual([429, 429]);
    expect((await list()).status).toBe(200);
  });
});
