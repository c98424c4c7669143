import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isDeepStrictEqual } from 'node:util';
import { GROUPS, type Group } from '../../src/access/profiles.ts';
import type { Context } from '../../src/context.ts';
import type { Given } from '../../src/features/search/conditions.ts';
import { inMemory } from '../../src/features/search/in-memory.ts';
import { createIndexCache, type IndexCache } from '../../src/features/search/index-cache.ts';
import type { ProfileIndex } from '../../src/features/search/profile-index.ts';
import type { Searched } from '../../src/features/search/searched.ts';
import { createSqlSearch } from '../../src/features/search/sql/in-database.ts';
import { createStates } from '../../src/features/search/state-queries.ts';
import { createCounting } from '../../src/search-engine/counting.ts';
import { answerOf } from '../../test/search-model/answers.ts';
import { benchLog } from '../database.ts';
import type { SignedIn } from '../searchers.ts';
import type { Site } from '../site.ts';
import { type FullQuestion, givenOf, questionsByKind } from './full-questions.ts';
import { timesLine, timesOf } from './times.ts';

const QUESTIONS = 200;
/** PostgreSQL takes up to seconds for each. */
const IN_SQL = 40;
const MIXED = 4;

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
export async function* measureFullSet(
  { ctx, unhurried }: Site,
  searchers: readonly SignedIn[],
): AsyncGenerator<string> {
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
  const wordBytes = indexes
    .flatMap(({ words, wishes }) => [words.card, words.detail, wishes])
    .reduce((sum, one) => sum + one.bytes, 0);
  const each = (sum: number) => `${(sum / people).toFixed(0)} bytes`;
  yield `${people.toLocaleString('en')} people, ${each(bytes)} for each, and ${each(wordBytes)} for words and wishes`;
  const counting = createCounting();
  const databases = GROUPS.map(createSqlSearch(unhurried));
  const searched = GROUPS.flatMap((_, at) => {
    const [index, database] = [indexes[at], databases[at]];
    return index && database ? [inMemory(index, counting, database)] : [];
  });
  const given = await givenOf(ctx, searchers, searched);
  const inMemoryNow = { searched, given };
  const inPostgres = { searched: databases, given };
  const kinds = questionsByKind(QUESTIONS);
  for (const [kind, questions] of kinds)
    yield* measured(`in memory, ${kind}`, inMemoryNow, questions);
  const [narrow = []] = kinds.map(([, questions]) => questions.slice(0, IN_SQL));
  const mixed = kinds.flatMap(([, questions]) => questions.slice(0, MIXED));
  yield* measured('in PostgreSQL, ages and three lists', inPostgres, narrow);
  yield* measured('in memory, some of each', inMemoryNow, mixed);
  yield* measured('in PostgreSQL, some of each', inPostgres, mixed);
  yield await sameAnswers(inMemoryNow, inPostgres, [...narrow, ...mixed]);
  await cache.stop();
}

/** Where it is searched, by the places of GROUPS, and for whom. */
interface Where {
  searched: readonly Searched[];
  given: readonly Given[];
}

const PAGE = { skip: 0, take: 20 };

function at<Value>(values: readonly Value[], place: number): Value {
  const value = values[place];
  if (value === undefined) throw new RangeError(`no group ${place}`);
  return value;
}

const list = ({ searched, given }: Where, one: FullQuestion) =>
  at(searched, one.at).list(one.filters, at(given, one.at), PAGE);
const tally = ({ searched, given }: Where, one: FullQuestion) =>
  at(searched, one.at).tally(one.filters, at(given, one.at));

async function* measured(
  name: string,
  where: Where,
  questions: readonly FullQuestion[],
): AsyncGenerator<string> {
  const lists = await timesOf(questions, (one) => list(where, one));
  yield timesLine(`full set, ${name}, list`, lists);
  // an order changes no count
  if (questions.every(({ filters }) => filters.sort && filters.sort[0] !== 'newest')) return;
  const counts = await timesOf(questions, (one) => tally(where, one));
  yield timesLine(`full set, ${name}, all counts`, counts);
}

/** Throws where the number found, the page or any count differs. */
async function sameAnswers(
  here: Where,
  there: Where,
  questions: readonly FullQuestion[],
): Promise<string> {
  const answered = ({ searched, given }: Where, one: FullQuestion) =>
    answerOf(at(searched, one.at), { ...one, given: at(given, one.at), page: PAGE });
  for (const one of questions)
    if (!isDeepStrictEqual(await answered(here, one), await answered(there, one)))
      throw new Error(`PostgreSQL answers otherwise: ${JSON.stringify(one.filters)}`);
  return `full set: ${questions.length} of ${questions.length} answers are those of PostgreSQL`;
}
