import { search } from '@mala/contract/search.ts';
import { expect, it } from 'vitest';
import { makeMember } from '../../test/factories.ts';
import { useTestApp } from '../../test/test-app.ts';
import { whileAway } from '../../test/test-database.ts';

const app = useTestApp();

it.each(['closed', 'renamed'] as const)(
  'calls are 503 while the database is %s, as one is that another copy takes the place of, and go on after that (faults 15)',
  async (how) => {
    const { token } = await makeMember(app().ctx, { gender: 'male' });
    const asked = () => app().call(search, { token, params: { page: 1 }, body: {} });
    expect((await asked()).status).toBe(200);
    await whileAway(app().ctx.config.databaseUrl ?? '', how, async () => {
      // connections that were open before end at first
      await expect.poll(async () => (await asked()).status).toBe(503);
      const { status, headers } = await asked();
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    });
    await expect.poll(async () => (await asked()).status).toBe(200);
  },
);
