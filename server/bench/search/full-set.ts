import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { GROUPS, type Group } from '../../src/access/profiles.ts';
import type { Context } from '../../src/context.ts';
import type { Given } from '../../src/features/search/conditions.ts';
import { inMemory } from '../../src/features/search/in-memory.ts';
import { createIndexCache, type IndexCache } from '../../src/features/search/index-cache.ts';
import { NOTHING_OWN } from '../../src/features/search/own-lists.ts';
import type { ProfileIndex } from '../../src/features/search/profile-index.ts';
import type { Searched } from '../../src/features/search/searched.ts';
import { createSqlSearch } from '../../src/features/search/sql/in-database.ts';
import { createStates } from '../../src/features/search/state-queries.ts';
import { createCounting } from '../../src/search-engine/counting.ts';
import { benchLog } from '../database.ts';
import { narrowFilters } from '../list.ts';
import { timesLine, timesOf } from './times.ts';

const QUESTIONS = 200;
const IN_SQL = 40;

async function indexOf(ctx: Context, cache: IndexCache, group: Group): Promise<ProfileIndex> {
  const asked = cache.tick();
  const viewerId = crypto.randomUUID();
  const readState = createStates(ctx.db, { now: ctx.now, known: () => [] });
  const { origin, versions } = await readState({ domain: group.domain, viewerId });
  const seen = { origin, version: versions[group.gender], asked, told: cache.tick() };
  const profiles = await cache.at(group, seen);
  if (!profiles) throw new Error('nobody stands in memory');
  return profiles;
}

/** How long work takes, with its processor time and how long it holds the event loop, as text. */
async function timed(work: () => Promise<unknown>): Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.cpuUsage();
  const began = performance.now();
  await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { user, system } = process.cpuUsage(before);
  delay.disable();
  return `${seconds} s (processor ${((user + system) / 1e6).toFixed(1)} s), the event loop is held ${(delay.max / 1e6).toFixed(1)} ms at most`;
}

/** The start without and with saved indexes, and the product's own filters, of everybody of both sites, in this process. */
export async function* measureFullSet(ctx: Context): AsyncGenerator<string> {
  const { db, now } = ctx;
  const { dataDir } = ctx.config;
  await rm(join(dataDir, 'search'), { recursive: true, force: true });
  const startCache = () => createIndexCache(db, { log: benchLog, now, dataDir });
  const first = startCache();
  yield `full set: everybody read from the database, ${await timed(() => Promise.all(GROUPS.map(first.prepare)))}`;
  yield `saved for the next start, ${await timed(() => Promise.all(GROUPS.map(first.save)))}`;
  await first.stop();
  const cache = startCache();
  yield `the next start, ${await timed(() => Promise.all(GROUPS.map(cache.prepare)))}`;
  const indexes = await Promise.all(GROUPS.map((group) => indexOf(ctx, cache, group)));
  const people = indexes.reduce((sum, { store }) => sum + store.live, 0);
  const bytes = indexes.reduce((sum, { store }) => sum + store.size, 0);
  yield `${people.toLocaleString('en')} people, ${(bytes / people).toFixed(0)} bytes for each`;
  const counting = createCounting();
  const databases = GROUPS.map(createSqlSearch(db));
  const searched = GROUPS.flatMap((_, at) => {
    const [index, database] = [indexes[at], databases[at]];
    return index && database ? [inMemory(index, counting, database)] : [];
  });
  yield* measureSearched('in memory', searched, QUESTIONS);
  yield* measureSearched('in PostgreSQL', databases, IN_SQL);
  await cache.stop();
}

async function* measureSearched(
  where: string,
  searched: readonly Searched[],
  count: number,
): AsyncGenerator<string> {
  const given: Given = {
    ...{ today: new Date(), own: NOTHING_OWN },
    ...{ comparison: null, details: true, home: null },
    ...{ looksFor: null, is: null },
  };
  const questions = Array.from({ length: count }, (_, at) => ({
    at: at % GROUPS.length,
    filters: narrowFilters(GROUPS[at % GROUPS.length]?.domain ?? 'tamilmala'),
  }));
  const page = { skip: 0, take: 20 };
  const lists = await timesOf(questions, ({ at, filters }) =>
    searched[at]?.list(filters, given, page),
  );
  yield timesLine(`full set, ${where}, count and page`, lists);
  const counts = await timesOf(questions, ({ at, filters }) => searched[at]?.tally(filters, given));
  yield timesLine(`full set, ${where}, all counts`, counts);
}
