import { systemOf } from '@mala/contract/match.ts';
import { isNarrowing } from '@mala/contract/profiles/wishes.ts';
import type { Group } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import type { Counting } from '../../search-engine/counting.ts';
import { comparisonOf, MOON_PLACES } from '../match/index.ts';
import { inMemory } from './in-memory.ts';
import type { IndexCache } from './index-cache.ts';
import type { Asked, Asker, StateReading } from './search.ts';
import type { Searched } from './searched.ts';
import { createSqlSearch } from './sql/in-database.ts';
import { createStates, readHome } from './state-queries.ts';
import type { Home } from './towns.ts';

/** What was read with the viewer; the office looks at profiles of the other site too, whose versions are others. */
const readingOf = ({ reading, domain }: Asked) =>
  reading?.domain === domain ? reading : undefined;

/** Finds what a search looks at, as it is now, and what it depends on of who asks. */
export function createResolver(
  { db, now, counting }: Pick<Context, 'db' | 'now'> & { counting: Counting },
  indexCache: IndexCache,
) {
  const inDatabase = createSqlSearch(db);
  const readState = createStates(db, { now, known: indexCache.known });

  /** What is searched, as it is now, and what that depends on. `more` is done meanwhile. */
  async function resolve(search: Asked, more?: Promise<unknown> | false) {
    const isNear = search.filters.sort?.[0] === 'nearest';
    const [reading, home] = await Promise.all([
      readingOf(search) ?? read(search),
      isNear ? readHome(db, search.viewerId) : null,
      more,
    ]);
    return resolveAs(search, { ...reading, home });
  }

  async function read(search: Asker): Promise<StateReading> {
    const asked = indexCache.tick();
    const state = await readState(search);
    return { domain: search.domain, state, asked, told: indexCache.tick() };
  }

  /** The same with what was read for the search, or with the viewer. */
  async function resolveAs(
    search: Asker,
    {
      state: { origin, versions, changes, ...state },
      home,
      asked,
      told,
    }: StateReading & { home: Home | null },
  ) {
    const indexOf = async (group: Group): Promise<Searched> => {
      const [version, along] = [versions[group.gender], changes[group.gender]];
      const seen = { origin, version, asked, told, changes: along };
      const profiles = await indexCache.at(group, seen);
      const database = inDatabase(group);
      return profiles ? inMemory(profiles, counting, database) : database;
    };
    const { domain, groups, comparedAs, viewerId, preferences } = search;
    const [own, ...indexes] = await Promise.all([
      comparedAs && indexOf({ domain, gender: comparedAs }),
      ...groups.map(indexOf),
    ]);
    const comparison =
      comparedAs && own
        ? comparisonOf(
            systemOf(domain),
            MOON_PLACES[await own.kindOf(viewerId)] ?? null,
            comparedAs,
          )
        : null;
    const given = {
      today: now(),
      own: state.own,
      comparison: comparison?.own ? comparison : null,
      details: search.reads.details,
      home,
      looksFor: preferences && isNarrowing(preferences) ? preferences : null,
      is: state.is,
    };
    return { indexes, given, comparison };
  }

  return { read, resolve, resolveAs };
}

export type Resolver = ReturnType<typeof createResolver>;
