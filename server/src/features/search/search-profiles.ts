import { PAGE_SIZE } from '@mala/contract/endpoint-parts.ts';
import { GROUPS } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import type { Counting } from '../../search-engine/counting.ts';
import { createTurns } from '../../turns.ts';
import { createReadingCounter } from '../budgets/index.ts';
import { createCards } from './cards.ts';
import { codeMark } from './code-mark.ts';
import { countsOf, sumOf } from './counts.ts';
import { createIndexCache } from './index-cache.ts';
import { createNewIn } from './new-in.ts';
import { inOrder } from './profile-index.ts';
import { createResolver } from './resolve-search.ts';
import type {
  Asked,
  Asker,
  Card,
  Counts,
  Found,
  FoundSimilar,
  ProfileSearch,
  Search,
  SimilarAsked,
} from './search.ts';
import { createSearchers } from './searcher-queries.ts';
import { commonOf, similarTo } from './similar.ts';
import { kindOfNearness } from './towns.ts';

/** For the next start, which reads what changed since; whoever was erased is gone from the files after this. */
const SAVE_EVERY_MS = 3_600_000;

/** At a million a count takes some twenty milliseconds of its thread: nobody waits for more than one of each other member. */
const COUNTS = { atOnce: 2, waiting: 500, ofOne: 10 } as const;

/**
 * The one way to search: approved profiles of a site that fit the filters, in the order asked for. What is
 * searched is kept in this process; the versions that are read with each search make it as exact as the
 * database itself (docs/decisions/010-search-in-memory.md). Until it stands there the database is asked. Throws what
 * ReadingCounter throws, UNAVAILABLE, and TOO_MANY where too many counts wait. `large`: from how many people on an index is
 * saved, other than the usual.
 */
export function createSearch({
  db,
  now,
  optionalWrite,
  log,
  config,
  disks,
  counting,
  large,
}: Pick<Context, 'db' | 'now' | 'optionalWrite' | 'log' | 'config' | 'disks'> & {
  counting: Counting;
  large?: number;
}): ProfileSearch {
  const cards = createCards(db);
  const { dataDir } = config;
  const onAlong = cards.keepAlong;
  const indexCache = createIndexCache(db, { log, now, dataDir, onAlong, large });
  let saving: NodeJS.Timeout | undefined;
  let isStopped = false;
  const { read, resolve, resolveAs } = createResolver({ db, now, counting }, indexCache);
  const counter = createReadingCounter({ db, optionalWrite, now });
  const takeTurn = createTurns(COUNTS);

  async function list(search: Search): Promise<Found> {
    const { filters, page, viewerId, budgeted, detailed } = search;
    const { indexes, given, comparison } = await resolve(
      search,
      budgeted && counter.countList(viewerId),
    );
    const skip = (page - 1) * PAGE_SIZE;
    // of several lists, each might have all that comes before
    const isOne = indexes.length === 1;
    const wanted = isOne ? { skip, take: PAGE_SIZE } : { skip: 0, take: skip + PAGE_SIZE };
    const matches = await Promise.all(indexes.map((one) => one.list(filters, given, wanted)));
    const entries = matches.flatMap((match) => match.entries);
    const shown = isOne ? entries : entries.sort(inOrder).slice(skip, skip + PAGE_SIZE);
    const shownIds = shown.map(({ user_id }) => user_id);
    let cardsToday = 0;
    if (budgeted && detailed) cardsToday = await counter.countCardsExactly(viewerId, shownIds);
    else if (budgeted) await counter.countCards(viewerId, shownIds);
    return {
      cards: await cards.of(shown),
      count: matches.reduce((sum, { count }) => sum + count, 0),
      cardsToday,
      ...{ comparison, own: given.own, is: given.is },
      near: given.home && kindOfNearness(given.home),
      found: new Map(shown.map((entry) => [entry.user_id, entry])),
    };
  }

  async function count(search: Asked): Promise<Counts> {
    const { indexes, given } = await resolve(search);
    const turn = await takeTurn(search.viewerId);
    try {
      const tallies = await Promise.all(indexes.map((one) => one.tally(search.filters, given)));
      return countsOf(sumOf(tallies), search, given);
    } finally {
      turn.giveBack();
    }
  }

  async function cardsOf(viewer: Asker, profileIds: readonly string[]): Promise<Card[]> {
    const { indexes, given } = await resolve({ ...viewer, filters: {} });
    const page = { skip: 0, take: profileIds.length };
    const those = { ...given, among: profileIds };
    const each = await Promise.all(indexes.map((one) => one.list({}, those, page)));
    const found = new Map(
      (await cards.of(each.flatMap(({ entries }) => entries))).map((card) => [card.user_id, card]),
    );
    return profileIds.flatMap((id) => found.get(id) ?? []);
  }

  async function similar({ shown, budgeted, ...search }: SimilarAsked): Promise<FoundSimilar> {
    const { viewerId } = search;
    // who may open a profile reads all of its details
    const reads = { details: true, photos: true };
    const { indexes, given, comparison } = await resolve(
      { ...search, reads, filters: {} },
      budgeted && counter.countList(viewerId),
    );
    const alike = await Promise.all(indexes.map((one) => similarTo(one, shown, given)));
    const entries = alike.flat();
    const ids = entries.map(({ user_id }) => user_id);
    if (budgeted) await counter.countCards(viewerId, ids);
    const asked = new Map(entries.map((entry) => [entry.user_id, entry.asked]));
    return {
      cards: (await cards.of(entries)).map((card) => ({
        card,
        common: commonOf(shown, asked.get(card.user_id) ?? [], card, given.today),
      })),
      ...{ comparison, own: given.own, is: given.is },
    };
  }
  return {
    ...{ list, count, cardsOf, similar },
    newIn: createNewIn({ read, resolveAs }),
    searchers: createSearchers({ db, now }, indexCache),
    async prepare() {
      // taken before another version may be put here; whoever needs it is told of a failure
      codeMark().catch(() => {});
      await Promise.all(GROUPS.map(indexCache.sweep));
      await Promise.all(GROUPS.map(indexCache.prepare));
      if (isStopped) return;
      // the last room of a disk is for the database
      const hasRoom = () => disks.details().level === 'enough';
      const save = () =>
        void Promise.all(GROUPS.map(hasRoom() ? indexCache.save : indexCache.sweep));
      save();
      saving ??= setInterval(save, SAVE_EVERY_MS).unref();
    },
    stop() {
      isStopped = true;
      clearInterval(saving);
      return indexCache.stop();
    },
  };
}
