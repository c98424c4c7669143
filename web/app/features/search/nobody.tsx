import type { MouseEvent } from 'react';
import { EmptyState } from '../../components/query/list-states.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { activeCount, askedFor, type ChosenFilters, cleared, isOfOne, without } from './filters.ts';
import { LetGo } from './let-go.tsx';
import type { Searcher } from './list-filters.ts';
import { useCounts } from './queries.ts';

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
    ? [text.withoutNumber, without(filters, 'keyword')]
    : [text.withoutFilters, { ...cleared(filters), keyword }];
  const { counts, isOutdated } = useCounts(filters, active > 0);
  if (active === 0) return <EmptyState title={text.empty}>{text.nobody}</EmptyState>;
  return (
    <EmptyState
      title={text.empty}
      action={
        <Stack gap="sm">
          <LetGo
            {...{ searcher, filters }}
            counts={isOutdated ? undefined : counts}
            onLetGo={letGo}
          />
          <Button look="outline" onClick={(event) => letGo(event, rest)}>
            {words}
          </Button>
        </Stack>
      }
    >
      {hint(askedFor(filters))}
    </EmptyState>
  );
}

function hint(filters: ChosenFilters): string {
  const own = (['hidden', 'shortlist'] as const).find((name) => filters.on.includes(name));
  if (!own) return isOfOne(filters) ? searchText.noNumber : searchText.emptyHint;
  return searchText[activeCount(filters) === 1 ? 'noneOwn' : 'noneOfOwn'][own];
}
