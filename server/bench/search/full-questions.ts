import type { Domain } from '@mala/contract/communities/domain.ts';
import { systemOf } from '@mala/contract/match.ts';
import type { Filters } from '@mala/contract/search.ts';
import { GROUPS } from '../../src/access/profiles.ts';
import type { Context } from '../../src/context.ts';
import { comparisonOf, MOON_PLACES } from '../../src/features/match/index.ts';
import type { Given } from '../../src/features/search/conditions.ts';
import type { Searched } from '../../src/features/search/searched.ts';
import { createStates, readHome } from '../../src/features/search/state-queries.ts';
import { matchFilters, narrowFilters } from '../list.ts';
import type { SignedIn } from '../searchers.ts';

/** One question about a group of profiles. */
export interface FullQuestion {
  /** of GROUPS */
  at: number;
  filters: Filters;
}

/** What each filter and order of the product adds to a narrow search, by how it is called in the lines of the benchmark. */
const ADDED: Readonly<Record<string, (domain: Domain) => Filters>> = {
  'ages and three lists': () => ({}),
  'a word': () => ({ keyword: ['teach'] }),
  'a town': () => ({ city: ['Madurai'] }),
  heights: () => ({ from_height: [155], to_height: [172] }),
  'the match': (domain) => ({ ...matchFilters(domain), sort: ['newest'] }),
  'both fit': () => ({ fits: [true], fits_me: [true] }),
  'own lists': () => ({ not_seen: [true], shortlist: [false], new: [true] }),
  'photo and activity': () => ({ with_photo: [true], active_within: [90] }),
  'best match first': () => ({ sort: ['match'] }),
  'last active first': () => ({ sort: ['active'] }),
  'youngest first': () => ({ sort: ['youngest'] }),
  'nearest first': () => ({ sort: ['nearest'] }),
};

/** As many different questions of each kind, about all groups in turn. */
export function questionsByKind(count: number): [kind: string, FullQuestion[]][] {
  return Object.entries(ADDED).map(([kind, added]) => [
    kind,
    Array.from({ length: count }, (_, index) => {
      const at = index % GROUPS.length;
      const domain = GROUPS[at]?.domain ?? 'tamilmala';
      return { at, filters: { ...narrowFilters(domain), ...added(domain) } };
    }),
  ]);
}

/**
 * What a search of each group depends on besides its filters, as of a member who searches there and has shortlisted somebody,
 * has a star and a home, and looks for people of some ages.
 */
export async function givenOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  searchers: readonly SignedIn[],
  searched: readonly Searched[],
): Promise<Given[]> {
  const readState = createStates(db, { now, known: () => [] });
  return Promise.all(
    GROUPS.map(async ({ domain, gender }) => {
      const viewer = searchers.find((one) => one.domain === domain && one.gender !== gender);
      if (!viewer) throw new Error('nobody searches this group');
      const own =
        searched[GROUPS.findIndex((one) => one.domain === domain && one.gender !== gender)];
      const place = MOON_PLACES[(await own?.kindOf(viewer.user_id)) ?? -1] ?? null;
      const state = await readState({
        domain,
        viewerId: viewer.user_id,
        comparedAs: viewer.gender,
      });
      return {
        today: now(),
        own: state.own,
        comparison: comparisonOf(systemOf(domain), place, viewer.gender),
        details: true,
        home: await readHome(db, viewer.user_id),
        looksFor: { from_age: 22, to_age: 34 },
        is: state.is,
      };
    }),
  );
}
