import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { SHOWN_MARRIAGES } from '@mala/contract/marriages.ts';
import type { Request } from 'autocannon';
import { sql } from 'kysely';
import { type Figures, measure } from './load.ts';
import type { Site } from './site.ts';

const SECONDS = 5;

/** Six featured brides and grooms who consented to their photo, and as many marriages as a page shows. */
async function furnish({ ctx: { db } }: Site, domain: Domain): Promise<void> {
  for (const gender of ['female', 'male'])
    await sql`
      UPDATE profiles SET featured = true, home_photo = true WHERE user_id IN (
        SELECT user_id FROM profiles WHERE status = 200 AND domain = ${domain} AND gender = ${gender}
           AND user_id IN (SELECT profile_id FROM photos)
         ORDER BY user_id LIMIT 6)`.execute(db);
  await sql`
    INSERT INTO marriages (id, domain, caption, width, height, preview)
    SELECT gen_random_uuid(), ${domain}, 'Kavitha and Arun, Madurai, May 2026', 1200, 900,
      'data:image/webp;base64,' || repeat(md5(n::text), 8)
      FROM generate_series(1, ${SHOWN_MARRIAGES}::integer) AS n`.execute(db);
}

/** Changes the featured profiles every 200 ms until it is stopped, which invalidates the server's cache. */
function keepChanging({ ctx }: Site): () => void {
  const change = () =>
    ctx.db
      .updateTable('profiles')
      .set({ updated_at: new Date() })
      .where('featured', '=', true)
      .execute();
  const timer = setInterval(() => void change(), 200);
  return () => clearInterval(timer);
}

/** The call of every visitor of the home page. */
export async function measureHome(site: Site): Promise<Figures[]> {
  for (const domain of DOMAINS) await furnish(site, domain);
  const requests = DOMAINS.map(
    (domain): Request => ({ method: 'GET', path: `/api/home?domain=${domain}` }),
  );
  const run = (name: string, atOnce: number, seconds = SECONDS) => {
    const connections = Array.from({ length: atOnce }, () => requests);
    return measure({ name, url: site.url, connections, seconds });
  };
  await run('warming up', 10, 3);
  const figures = [await run('home, one at a time', 1), await run('home, ten at a time', 10)];
  const stop = keepChanging(site);
  figures.push(await run('the same, 5 changes a second', 10));
  stop();
  return figures;
}
