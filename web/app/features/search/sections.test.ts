import { communities } from '@mala/contract/communities/communities.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { filterSchema } from '@mala/contract/search.ts';
import { expect, test } from 'vitest';
import { searchText } from '../../i18n/en/search.ts';
import { filterOf, YES_FILTERS } from './filters.ts';
import { GROUPS, listFilters } from './list-filters.ts';
import { PANEL, type PanelSection, type Part, partsOf } from './sections.ts';

const NAMES = { match: 'match', towns: 'city', active: 'active_within' } as const;
const nameOf = (part: Part) => ('name' in part ? part.name : NAMES[part.kind]);

/** What says how the list is shown, and the field above it. */
const NOT_IN_PANEL = ['fields', 'sort', 'keyword'];

test.each(DOMAINS)('each filter of a search has one place in the panel on %s', (domain) => {
  const community = communities[domain];
  const lists = listFilters({ community, readsDetails: true });
  const sections = Object.keys(PANEL) as PanelSection[];
  const placed = sections
    .flatMap((section) => partsOf(section, lists))
    .filter((part) => part.kind !== 'list' || lists.some(({ name }) => name === part.name))
    .map(nameOf);
  const asked = Object.keys(filterSchema(community).shape)
    .filter((name) => !NOT_IN_PANEL.includes(name) && name !== GROUPS)
    .map(filterOf);
  expect(placed.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test('each filter without a list has words for who lets it go', () => {
  const names = new Set(Object.keys(searchText.letGo.names));
  const others = Object.values(PANEL)
    .flat()
    .flatMap((part) => (part.kind === 'list' ? [] : [nameOf(part)]));
  expect(others.filter((name) => !names.has(name))).toEqual([]);
  expect(YES_FILTERS.filter((name) => !others.includes(name))).toEqual([]);
});
