import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { lookInReview, nextToReview } from '@mala/contract/moderation/review.ts';
import { sql } from 'kysely';
import { callsTo } from '../test/calls.ts';
import { makeAdmin } from '../test/factories.ts';
import { measureInBrowser } from './in-browser.ts';
import { percentile } from './load.ts';
import type { Site } from './site.ts';

const WAITING = 1000;
const DECISIONS = 200;

/** The calls behind a decision, one person's one after the other, with 1,000 of the site's profiles waiting. */
async function* measureCalls({ ctx, url }: Site): AsyncGenerator<string> {
  await sql`
    UPDATE profiles SET status = 10,
      -- their own: all others have the same, which would make each a double of everybody
      basic = jsonb_set(basic, '{mobiles}', jsonb_build_array('7' || substr(mid, 3) || '000', NULL))
     WHERE user_id IN (SELECT user_id FROM profiles WHERE status = 200 ORDER BY user_id LIMIT ${WAITING})`.execute(
    ctx.db,
  );
  const { token } = await makeAdmin(ctx);
  const call = callsTo(url);
  const times = { next: [] as number[], look: [] as number[], decision: [] as number[] };
  async function timed<T>(
    name: keyof typeof times,
    send: () => Promise<{ status: number; body: T }>,
  ) {
    const start = performance.now();
    const { status, body } = await send();
    if (status !== 200) throw new Error(`${name} was refused: ${status}`);
    times[name].push(performance.now() - start);
    return body;
  }
  const except: string[] = [];
  for (let turn = 0; turn < DECISIONS; turn += 1) {
    const asked = { except, holding: [], take: 1 };
    const { rows } = await timed('next', () => call(nextToReview, { token, body: asked }));
    const id = rows[0]?.profile.profile_id ?? '';
    except.push(id);
    await timed('look', () => call(lookInReview, { token, params: { id } }));
    const body = { profile_id: id, status: 200 as const, from: 10 as const, once: true as const };
    await timed('decision', () => call(changeStatus, { token, params: { id }, body }));
  }
  for (const [name, all] of Object.entries(times)) {
    all.sort((a, b) => a - b);
    const at = (share: number) => `${percentile(all, share).toFixed(1)} ms`;
    yield `${name.padEnd(10)} p50 ${at(0.5)}   p95 ${at(0.95)}   p99 ${at(0.99)}`;
  }
}

/** How fast the office goes from one waiting profile to the next; the web has to be built. */
export async function* measureReview(filledSite: () => Promise<Site>): AsyncGenerator<string> {
  // from the key of a decision to the next profile
  yield* measureInBrowser('review.ts');
  yield* measureCalls(await filledSite());
}
