import { isDeepStrictEqual } from 'node:util';
import { communities } from '@mala/contract/communities/communities.ts';
import { systemOf } from '@mala/contract/match.ts';
import { isNarrowing } from '@mala/contract/profiles/wishes.ts';
import { type Filters, filterSchema, SORTS } from '@mala/contract/search.ts';
import { expect, it, vi } from 'vitest';
import { countingThreads } from '../../../test/counting-threads.ts';
import { type AskedPage, answerOf } from '../../../test/search-model/answers.ts';
import { type Chance, chanceFrom } from '../../../test/search-model/chance.ts';
import { changeSomebody } from '../../../test/search-model/changes.ts';
import { madeUpAttributes } from '../../../test/search-model/made-up-attributes.ts';
import { approvalAt, type Group, insertPeople } from '../../../test/search-model/made-up-people.ts';
import { madeUpPreferences } from '../../../test/search-model/made-up-wishes.ts';
import { madeUpQuestion } from '../../../test/search-model/questions.ts';
import { smallestFailing } from '../../../test/search-model/smallest.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { comparisonOf, MOON_PLACES } from '../match/index.ts';
import { inMemory } from './in-memory.ts';
import { createIndexCache } from './index-cache.ts';
import { ownIdsOf } from './own-ids.ts';
import { NOTHING_OWN } from './own-lists.ts';
import { createSqlSearch } from './sql/in-database.ts';
import { createStates } from './state-queries.ts';

// The engine against plain SQL, which has a form of its own for every filter, order and count: random people, questions and changes.
const app = useTestApp();
const SEED = Number(process.env.SEARCH_SEED ?? 13);
const GROUPS: readonly (Group & { people: number })[] = [
  { domain: 'tamilmala', gender: 'female', people: 900 },
  { domain: 'tamilmala', gender: 'male', people: 300 },
  { domain: 'marathimala', gender: 'female', people: 500 },
  { domain: 'marathimala', gender: 'male', people: 300 },
];
const ROUNDS = 50;
const QUESTIONS = 100;
const CHANGES = 12;
const AT_ONCE = 4;
const DAY_MS = 86_400_000;
/** Half a minute on two idle cores. */
const PATIENT = 900_000;
const HOMES = [
  { city: 'Madurai', state: 'tamil-nadu' },
  { city: 'Kothapatti', state: 'kerala' },
  { city: 'Nowhere', state: null },
];
const PATIENCE = { timeout: 120_000, interval: 5 };

interface Asked extends AskedPage {
  group: Group;
}

function askedBy(chance: Chance, people: ReadonlyMap<Group, string[]>, today: Date): Asked {
  const group = chance.skewed([...people.keys()]);
  const own = chance.in(0.7) ? (MOON_PLACES[chance.below(MOON_PLACES.length)] ?? null) : null;
  const gender = group.gender === 'male' ? 'female' : 'male';
  const asker = { ...group, gender } as const;
  const wishes = madeUpPreferences(asker, chance);
  return {
    group,
    filters: madeUpQuestion(group.domain, chance),
    given: {
      today,
      own: {
        shortlist: ownIdsOf(chance.some(people.get(group) ?? [], 30)),
        downloaded: NOTHING_OWN.downloaded,
        seen: ownIdsOf(chance.some(people.get(group) ?? [], 60)),
        hidden: ownIdsOf(chance.in(0.5) ? [] : chance.some(people.get(group) ?? [], 20)),
        lastVisit: chance.in(0.2) ? null : approvalAt(chance).getTime() * 1000,
      },
      comparison: own && comparisonOf(systemOf(group.domain), own, gender),
      looksFor: wishes && isNarrowing(wishes) ? wishes : null,
      is: chance.in(0.9) ? madeUpAttributes(asker, chance, today) : null,
      details: chance.in(0.8),
      home: chance.in(0.8) ? chance.skewed(HOMES) : null,
    },
    page: { skip: chance.in(0.7) ? 0 : chance.below(300), take: 1 + chance.below(40) },
  };
}

it('asks with every filter and order', () => {
  for (const domain of ['tamilmala', 'marathimala'] as const) {
    const { shape } = filterSchema(communities[domain]);
    const names = new Set(Object.keys(shape));
    names.delete('fields');
    const chance = chanceFrom(SEED);
    const questions = Array.from({ length: 2000 }, () => madeUpQuestion(domain, chance));
    expect(new Set(questions.flatMap((one) => Object.keys(one)))).toEqual(names);
    expect(new Set(questions.flatMap(({ sort }) => sort ?? []))).toEqual(new Set(SORTS));
  }
});

it(
  `finds and counts as plain SQL does, after any changes (SEARCH_SEED=${SEED})`,
  async () => {
    const { db, log } = app().ctx;
    // activity is told to an index at most once a minute, here after each round of changes
    let rounds = 0;
    const now = () => new Date(Date.UTC(2026, 0, 1) + rounds * 61_000);
    const chance = chanceFrom(SEED);
    const people = new Map<Group, string[]>();
    for (const { people: count, ...group } of GROUPS)
      people.set(group, await insertPeople(db, group, count, chance));
    // some groups on the thread, smaller ones without it
    const { counting } = countingThreads(400);
    const { dataDir } = app().ctx.config;
    const startCache = () => createIndexCache(db, { log, now, dataDir, large: 1 });
    let cache = startCache();
    const inDatabase = createSqlSearch(db);

    /** The index as a search has it, once it stands. */
    async function indexOf(group: Group) {
      const asked = cache.tick();
      const viewerId = people.get(group)?.[0] ?? '';
      const { origin, versions, changes } = await createStates(db, {
        now,
        // some changes come along, others are asked for
        known: chance.in(0.5) ? cache.known : () => [],
      })({ domain: group.domain, viewerId });
      const seen = {
        ...{ origin, version: versions[group.gender], asked, told: cache.tick() },
        changes: changes[group.gender],
      };
      return cache.at(group, seen);
    }

    async function isEqual(asked: Asked): Promise<boolean> {
      const profiles = (await indexOf(asked.group)) ?? expect.fail('the index does not stand');
      const here = await answerOf(inMemory(profiles, counting, inDatabase(asked.group)), asked);
      const there = await answerOf(inDatabase(asked.group), asked);
      return isDeepStrictEqual(here, there);
    }

    const prepare = async () => {
      for (const group of people.keys()) await vi.waitUntil(() => indexOf(group), PATIENCE);
    };
    await prepare();

    /** Starts again with what was saved while changes were made. */
    async function startAgain(changes: () => Promise<void>): Promise<void> {
      const groups = [...people.keys()];
      await Promise.all([...groups.map((group) => cache.save(group)), changes()]);
      await cache.stop();
      cache = startCache();
      await prepare();
      for (const group of groups) expect((await indexOf(group))?.activeSince).toBeDefined();
    }

    /** Says what differs in the smallest question that does. */
    async function explain(asked: Asked): Promise<void> {
      const fails = async (filters: Filters) => !(await isEqual({ ...asked, filters }));
      const filters = await smallestFailing(asked.filters, fails);
      const { group, page, given } = asked;
      const profiles = (await indexOf(group)) ?? expect.fail('the index does not stand');
      const smallest = { ...asked, filters };
      const told = JSON.stringify({ seed: SEED, group, filters, page, today: given.today });
      const database = inDatabase(group);
      expect(await answerOf(inMemory(profiles, counting, database), smallest), told).toEqual(
        await answerOf(database, smallest),
      );
      expect.fail(`not the same each time: ${told}`);
    }

    let today = new Date('2026-02-27T20:00:00Z');
    for (let round = 0; round < ROUNDS; round++) {
      const changes = async () => {
        for (let n = 0; n < CHANGES; n++) await changeSomebody(db, people, chance);
      };
      if (round % 3 === 1) await startAgain(changes);
      else await changes();
      rounds += 1;
      for (const group of people.keys()) await indexOf(group);
      today = new Date(today.getTime() + chance.below(3) * DAY_MS);
      const questions = Array.from({ length: QUESTIONS }, () => askedBy(chance, people, today));
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let asked = questions.pop(); asked; asked = questions.pop())
            if (!(await isEqual(asked))) await explain(asked);
        }),
      );
    }
  },
  PATIENT,
);
