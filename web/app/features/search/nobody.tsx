import type { MouseEvent } from 'react';
import { EmptyState } from '../../components/query/list-states.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { activeCount, type ChosenFilters, cleared, isOfOne, without, withYes } from './filters.ts';
import { LetGo } from './let-go.tsx';
import type { Searcher } from './list-filters.ts';
import { type Counts, useCounts } from './queries.ts';

/** Where nobody fits: which filter to let go, with how many that would find, and none of them at all. */
export function Nobody({
  searcher,
  filters,
  onChange,
}: {
  searcher: Searcher;
  filters: ChosenFilters;
  onChange: (filters: ChosenFilters) => void;
}) {
  const text = searchText;
  const active = activeCount(filters);
  // the pressed button goes with its filter: the list that comes in place of this takes the focus
  const letGo = ({ currentTarget }: MouseEvent, rest: ChosenFilters) => {
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    onChange(rest);
  };
  const ofOne = isOfOne(filters);
  // the words were typed for this search; all else may have been chosen long ago
  const keyword = active > 1 ? filters.keyword : '';
  const [words, rest] = ofOne
    ? [text.number.without, without(filters, 'keyword')]
    : [text.withoutFilters, { ...cleared(filters), keyword }];
  const known = useCounts(filters, active > 0);
  const counts = known.isOutdated ? undefined : known.counts;
  const isHidden = ofOne && !filters.on.includes('hidden') && Boolean(counts?.hidden);
  if (active === 0) return <EmptyState title={text.empty}>{text.nobody}</EmptyState>;
  return (
    <EmptyState
      title={text.empty}
      action={
        <Stack gap="sm">
          {isHidden && (
            <Button
              look="outline"
              onClick={(event) => letGo(event, withYes(filters, 'hidden', true))}
            >
              {text.number.show}
            </Button>
          )}
          <LetGo {...{ searcher, filters, counts }} onLetGo={letGo} />
          <Button look="outline" onClick={(event) => letGo(event, rest)}>
            {words}
          </Button>
        </Stack>
      }
    >
      {ofOne ? numberHint(filters, counts) : hint(filters)}
    </EmptyState>
  );
}

/** Why nobody is found by a number, as far as it is known. */
function numberHint(filters: ChosenFilters, counts: Counts | undefined): string | undefined {
  const text = searchText.number;
  if (filters.on.includes('hidden')) return text.noneHidden;
  return counts && (counts.hidden ? text.isHidden : text.none);
}

function hint(filters: ChosenFilters): string {
  const own = (['hidden', 'shortlist'] as const).find((name) => filters.on.includes(name));
  if (!own) return searchText.emptyHint;
  return searchText[activeCount(filters) === 1 ? 'noneOwn' : 'noneOfOwn'][own];
}
