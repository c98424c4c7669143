import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/db/schema/database.ts';
import { findAlike } from '../src/features/moderation/photo-queries.ts';
import type { Site } from './site.ts';

const HASHES = 200_000;
const SEARCHES = 200;

/** As many photos and hashes as asked for; one in a hundred nearly equals another. */
async function fillHashes(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`ALTER TABLE photos DISABLE TRIGGER USER`.execute(trx);
    await sql`
      INSERT INTO photos (id, profile_id, position, state, width, height, preview)
      SELECT gen_random_uuid(), user_id, 10 + n, 'approved', 1200, 1600, repeat('x', 280)
        FROM profiles, generate_series(1, 3) AS n
       LIMIT greatest(0, ${HASHES}::integer - (SELECT count(*) FROM photos))`.execute(trx);
    await sql`ALTER TABLE photos ENABLE TRIGGER USER`.execute(trx);
    await sql`
      INSERT INTO photo_hashes (photo_id, hash)
      SELECT id, CASE WHEN random() < 0.01 THEN (7::bigint << floor(random() * 60)::integer)::bit(64)
        ELSE ((random() * 4294967295)::bigint << 32 | (random() * 4294967295)::bigint)::bit(64) END
        FROM photos LIMIT ${HASHES}::integer
      ON CONFLICT DO NOTHING`.execute(trx);
  });
  await sql`VACUUM ANALYZE photos`.execute(db);
  await sql`VACUUM ANALYZE photo_hashes`.execute(db);
}

/** How long finding the lookalikes of a photo among 200,000 hashes takes, one search after the other. */
export async function* measureLookalikes(site: Site): AsyncGenerator<string> {
  const { db } = site.ctx;
  await fillHashes(db);
  const asked = await db
    .selectFrom('photo_hashes')
    .innerJoin('photos', 'photos.id', 'photo_hashes.photo_id')
    .limit(SEARCHES)
    .select(['photo_hashes.hash', 'photos.profile_id'])
    .execute();
  const times: number[] = [];
  let found = 0;
  for (const { hash, profile_id } of asked) {
    const start = performance.now();
    found += (await findAlike(db, sql.lit(true), { hash: hash ?? '', profileId: profile_id }))
      .length;
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${times[Math.floor(times.length * share)]?.toFixed(1)} ms`;
  yield `lookalikes among ${HASHES.toLocaleString('en')} hashes   p50 ${at(0.5)}   p95 ${at(0.95)}   p99 ${at(0.99)}   ${found} found in ${times.length} searches`;
}
