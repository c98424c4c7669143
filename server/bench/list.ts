import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { fieldFiltersOf } from '@mala/contract/field-filters.ts';
import { systemOf } from '@mala/contract/match.ts';
import { DOSHA_FILTERS, type Filters } from '@mala/contract/search.ts';
import type { Request } from 'autocannon';
import { keepApproving } from './approvals.ts';
import { type Figures, measure } from './load.ts';
import { makeSearchers, type SignedIn } from './searchers.ts';
import type { Site } from './site.ts';

const CONNECTIONS = 20;
const SECONDS = 10;
/** Different random requests that each connection sends in turn in the narrow case. */
const VARIED = 500;

/** The first page of a search, as the web asks for it; no `fields`: rows with details. */
export function request(
  { token }: SignedIn,
  filters: Filters,
  fields: readonly string[] = ['card'],
): Request {
  return {
    method: 'POST',
    path: '/api/profile/recent/1',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...filters, fields }),
  };
}

function below(end: number): number {
  return Math.floor(Math.random() * end);
}

/** Ten years of age, and one to four values of three of the filters of fields. */
export function narrowFilters(domain: Domain): Filters {
  const from = 20 + below(20);
  const filters: Filters = { from_age: [from], to_age: [from + 9] };
  const all = fieldFiltersOf(communities[domain]);
  const chosen = all.toSorted(() => Math.random() - 0.5).slice(0, 3);
  for (const { name, list } of chosen) {
    const values = listOf(communities[domain], list).map(({ value }) => value);
    filters[name] = values.toSorted(() => Math.random() - 0.5).slice(0, 1 + below(4));
  }
  return filters;
}

/** Different narrow searches of one member; `fields` are those of request. */
export const narrowRequests = (
  searcher: SignedIn,
  count: number,
  fields?: readonly string[],
): Request[] =>
  Array.from({ length: count }, () => request(searcher, narrowFilters(searcher.domain), fields));

/** The best first of those who fit well, without what a family rules out by name. */
export function matchFilters(domain: Domain): Filters {
  const system = systemOf(domain);
  return {
    sort: ['match'],
    match_at_least: [system === 'porutham' ? 6 : 18],
    [DOSHA_FILTERS[system]]: [true],
  };
}

/** The list call, the most frequent one. */
export async function measureList(site: Site): Promise<Figures[]> {
  const searchers = await makeSearchers(site.ctx, CONNECTIONS);
  const open = searchers.map((searcher) => [request(searcher, {})]);
  const narrow = searchers.map((searcher) => narrowRequests(searcher, VARIED));
  const byMatch = searchers.map((searcher) => [request(searcher, { sort: ['match'] })]);
  const narrowByMatch = searchers.map((searcher) =>
    Array.from({ length: VARIED }, () =>
      request(searcher, { ...narrowFilters(searcher.domain), ...matchFilters(searcher.domain) }),
    ),
  );
  const run = (name: string, connections: Request[][], seconds = SECONDS) =>
    measure({ name, url: site.url, connections, seconds });
  await run('warming up', open, 3);
  await run('warming up', narrow, 3);
  const figures = [
    await run('list, open filter', open),
    await run('list, open, best match first', byMatch),
    await run(`list, narrow, ${CONNECTIONS * VARIED} different`, narrow),
    await run('list, narrow, by the match', narrowByMatch),
  ];
  const stop = keepApproving(site, 200);
  figures.push(await run('the same, 5 approvals a second', narrow));
  stop();
  return figures;
}
