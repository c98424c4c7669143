import type { ReactElement } from 'react';
import type { Me } from '../../lib/session/session.ts';
import { ActiveFilter } from './active-filter.tsx';
import {
  type ChangeFilters,
  type ChosenFilters,
  isOfOne,
  looksFor,
  type RangeName,
  type YesFilter,
} from './filters.ts';
import { listFilters, type Searcher } from './list-filters.ts';
import { ListGroup } from './list-group.tsx';
import { MatchFilters } from './match-filters.tsx';
import type { Matched } from './matched.ts';
import { PreferredStates } from './preferred-states.tsx';
import type { KnownCounts } from './queries.ts';
import { RangeFilter } from './range-filter.tsx';
import { SearchByWishes } from './search-by-wishes.tsx';
import type { Part } from './sections.ts';
import { TownGroup } from './town-group.tsx';
import { YesCheck } from './yes-filter.tsx';

export interface PartProps {
  me: Me;
  searcher: Searcher;
  filters: ChosenFilters;
  matched: Matched;
  counts: KnownCounts;
  /** the list that somebody was led to */
  wanted: string | null;
  onChange: ChangeFilters;
}

/** A filter of the panel; null for one that the member does not have. */
export function partOf(part: Part, props: PartProps): ReactElement | null {
  switch (part.kind) {
    case 'list':
      return listPart(part.name, props);
    case 'range':
      return rangePart(part.name, props);
    case 'yes':
      return yesPart(part.name, props);
    case 'towns':
      if (!props.filters.values.city && !hasFilter(props.counts, 'city')) return null;
      return (
        <TownGroup
          searcher={props.searcher}
          chosen={props.filters.values.city}
          found={props.counts.counts?.values.city}
          onChange={props.onChange}
        />
      );
    case 'active':
      return activePart(props);
    case 'match':
      return matchPart(props);
  }
}

function rangePart(name: RangeName, { filters, onChange }: PartProps): ReactElement {
  const [from, to] = filters.ranges[name];
  return <RangeFilter {...{ name, from, to, onChange }} />;
}

function listPart(name: string, props: PartProps): ReactElement | null {
  const { searcher, filters, wanted, me, onChange } = props;
  const filter = listFilters(searcher).find((one) => one.name === name);
  if (!filter) return null;
  return (
    <ListGroup
      {...{ filter, searcher, onChange }}
      values={filters.values}
      isWanted={wanted === name}
    >
      {name === 'state' && <PreferredStates {...{ searcher, filters, me, onChange }} />}
    </ListGroup>
  );
}

/** What the server neither counts nor says that it leaves uncounted, this member does not have. */
function hasFilter({ counts }: KnownCounts, name: string): boolean {
  const counted = { ...counts, ...counts?.values, active_within: counts?.active };
  const value = (counted as Readonly<Record<string, unknown>>)[name];
  return value !== undefined || Boolean(counts?.uncounted?.includes(name));
}

/** What this member does not have is not offered, unless the address has it. */
function isOffered({ counts, filters, me }: PartProps, name: YesFilter): boolean {
  if (name === 'fits' && looksFor(me)) return true;
  if (filters.on.includes(name) || name === 'shortlist') return true;
  return hasFilter(counts, name);
}

function yesPart(name: YesFilter, props: PartProps): ReactElement | null {
  const { filters, counts, me, wanted, onChange } = props;
  if (!isOffered(props, name)) return null;
  return (
    <>
      <YesCheck
        {...{ name, onChange }}
        isOn={filters.on.includes(name)}
        // of a person who is looked for, it would not be what the box leads to
        count={isOfOne(filters) && name !== 'hidden' ? undefined : counts.counts?.[name]}
      />
      {name === 'fits' && (
        <SearchByWishes {...{ filters, me, onChange }} isWanted={wanted === name} />
      )}
    </>
  );
}

function activePart({ filters, counts, onChange }: PartProps): ReactElement | null {
  const { activeWithin } = filters;
  if (activeWithin === null && !hasFilter(counts, 'active_within')) return null;
  return (
    <ActiveFilter
      days={activeWithin}
      counts={counts.counts?.active}
      onChange={(activeWithin) => onChange((now) => ({ ...now, activeWithin }))}
    />
  );
}

function matchPart({
  searcher,
  filters,
  matched,
  counts,
  onChange,
}: PartProps): ReactElement | null {
  if (matched === 'no') return null;
  return (
    <MatchFilters
      domain={searcher.community.domain}
      match={filters.match}
      matched={matched}
      counts={counts.counts?.match}
      onChange={(match) => onChange((now) => ({ ...now, match }))}
    />
  );
}
