import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { makeMember } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';
import type { Group } from '../../access/profiles.ts';
import { createIndexCache } from './index-cache.ts';
import { createStates } from './state-queries.ts';

const app = useTestApp();
const GROUP: Group = { domain: 'tamilmala', gender: 'female' };
/** More than are read at once. */
const MANY = 600;

async function startCache() {
  const { db, now, log, config } = app().ctx;
  const cache = createIndexCache(db, { log, now, dataDir: config.dataDir });
  onTestFinished(() => cache.stop());
  await cache.prepare(GROUP);
  return {
    /** The index as of now, or null where searches ask the database. */
    async now() {
      const asked = cache.tick();
      const viewer = { domain: GROUP.domain, viewerId: crypto.randomUUID() };
      const { origin, versions } = await createStates(db, { now, known: () => [] })(viewer);
      return cache.at(GROUP, { origin, version: versions.female, asked, told: cache.tick() });
    },
  };
}

it('one profile that changes many times keeps everybody in memory', async () => {
  const { user_id } = await makeMember(app().ctx);
  const { db } = app().ctx;
  const cache = await startCache();
  const before = await cache.now();
  const change = `UPDATE profiles SET basic = basic || jsonb_build_object('city', 'Salem ' || count)
    WHERE user_id = '${user_id}'`;
  const loop = `BEGIN FOR count IN 1..${MANY} LOOP ${change}; END LOOP; END`;
  await sql`DO ${sql.lit(loop)}`.execute(db);
  const after = await cache.now();
  expect(before).not.toBeNull();
  expect(after).toBe(before);
  const { version } = await db
    .selectFrom('search_versions')
    .where('domain', '=', GROUP.domain)
    .where('gender', '=', GROUP.gender)
    .select('version')
    .executeTakeFirstOrThrow();
  expect(after?.version).toBe(version);
});
