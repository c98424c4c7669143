import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { search } from '@mala/contract/search.ts';
import { callsTo } from '../../test/calls.ts';
import { approveSomebody, keepApproving } from '../approvals.ts';
import { narrowRequests } from '../list.ts';
import { type Figures, measure, percentile } from '../load.ts';
import { line } from '../report.ts';
import { makeSearchers, type SignedIn } from '../searchers.ts';
import { type Site, startSite } from '../site.ts';
import { measureFullSet } from './full-set.ts';

const CONNECTIONS = 50;
const RATE = 1000;
const SECONDS = 20;
const VARIED = 200;
/** Each list is asked for once before, so that cards are kept as on a server that has run for a while. */
const WARM_SECONDS = (1.2 * CONNECTIONS * VARIED) / RATE;
const APPROVALS = 30;
/** Of ten made-up profiles, seven can be found. */
const FOUND = 0.7;

/** Lists over HTTP at a fixed rate, of so many people who can be found, with and without approvals. */
export async function* measureHttp(people: number): AsyncGenerator<string> {
  const profiles = Math.ceil(people / FOUND);
  yield `${profiles.toLocaleString('en')} profiles, ${people.toLocaleString('en')} of whom can be found`;
  const preload = join(import.meta.dirname, 'loop-delay.ts');
  const site = await startSite(profiles, {
    limits: false,
    variables: (dataDir) => ({
      NODE_OPTIONS: `--import=${preload}`,
      LOOP_DELAY_FILE: join(dataDir, 'loop-delay'),
    }),
  });
  try {
    const searchers = await makeSearchers(site.ctx, CONNECTIONS);
    yield* measureFullSet(site, searchers);
    yield* measureLists(site, searchers);
  } finally {
    await site.stop();
  }
}

async function* measureLists(site: Site, searchers: readonly SignedIn[]): AsyncGenerator<string> {
  const connections = searchers.map((searcher) => narrowRequests(searcher, VARIED));
  const load = { url: site.url, connections, seconds: SECONDS, rate: RATE };
  yield line(await measure({ ...load, name: 'lists, just started', seconds: WARM_SECONDS }));
  await longestHold(site);
  const alone = await measure({ ...load, name: `lists, ${RATE} a second` });
  yield withHold(alone, await longestHold(site));
  const stop = keepApproving(site, 20);
  const changing = await measure({ ...load, name: 'the same, 50 approvals a second' });
  const changes = stop();
  yield withHold(changing, await longestHold(site));
  yield `lists, p95 with ${changes} approvals: ${(changing.p95 / alone.p95).toFixed(2)} times that without`;
  yield shownLine('an approval until a list shows it', await approvalTimes(site, searchers));
  const [, times] = await Promise.all([
    measure({ ...load, name: 'meanwhile' }),
    approvalTimes(site, searchers),
  ]);
  yield shownLine(`the same among ${RATE} lists a second`, times);
}

function shownLine(name: string, times: readonly number[]): string {
  const ms = (share: number) => `${percentile(times, share).toFixed(1)} ms`;
  return `${name}, p50 ${ms(0.5)}   p95 ${ms(0.95)}`;
}

const withHold = (figures: Figures, hold: string) => `${line(figures)}   event loop ${hold}`;

/** For how long the product's event loop was held at most since this was asked last, and how much of it the product worked. */
async function longestHold({ pid, ctx }: Site): Promise<string> {
  process.kill(pid, 'SIGUSR2');
  await delay(300);
  return readFile(join(ctx.config.dataDir, 'loop-delay'), 'utf8').catch(() => '?');
}

/** Milliseconds from the commit of an approval until a list has it on top. */
async function approvalTimes(site: Site, searchers: readonly SignedIn[]): Promise<number[]> {
  const call = callsTo(site.url);
  const times: number[] = [];
  while (times.length < APPROVALS) {
    const approved = await approveSomebody(site);
    const start = performance.now();
    const viewer = searchers.find(
      ({ domain, gender }) => domain === approved?.domain && gender !== approved.gender,
    );
    if (!approved || !viewer) continue;
    for (;;) {
      const { body } = await call(search, {
        token: viewer.token,
        params: { page: 1 },
        body: { fields: ['card'] },
      });
      if (body.rows[0]?.profile_id === approved.user_id) break;
    }
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}
