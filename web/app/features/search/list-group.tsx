import { listOf } from '@mala/contract/communities/community.ts';
import type { Option } from '@mala/contract/communities/option.ts';
import type { ReactNode } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import { namesOf } from '../../lib/labels.ts';
import { FilterGroup } from './filter-group.tsx';
import { type ChosenFilters, withValues } from './filters.ts';
import { GROUPS, type ListFilter, optionsFor, type Searcher } from './list-filters.ts';
import { type Box, namesOfOption, OptionBoxes } from './option-boxes.tsx';
import type { Counts } from './queries.ts';

/** The filter of a field with options; professions stand under their groups, of which all can be chosen at once. */
export function ListGroup({
  filter,
  searcher,
  filters,
  counts,
  isWanted,
  onChange,
  children,
}: {
  filter: ListFilter;
  searcher: Searcher;
  filters: ChosenFilters;
  counts: Counts | undefined;
  isWanted?: boolean;
  onChange: (filters: ChosenFilters) => void;
  /** above its values */
  children?: ReactNode;
}) {
  const { field } = filter;
  const { values } = filters;
  const boxes = boxesOf(searcher, filter, filters);
  if (boxes.length === 0) return null;
  const chosenOf = (box: Box) => values[box.name] ?? [];
  const chosen = new Set(boxes.map((box) => box.name));
  return (
    <FilterGroup
      label={field.label}
      chosen={[...chosen].reduce((sum, one) => sum + (values[one]?.length ?? 0), 0)}
      isWanted={isWanted ?? false}
    >
      {children}
      <OptionBoxes
        label={field.label}
        boxes={boxes}
        isChosen={(box) => chosenOf(box).includes(box.value)}
        // a value that nobody has is not named, nor is a filter that is not counted
        countOf={({ name, value }) => {
          const found = counts?.values[name];
          return found && (found[value] ?? 0);
        }}
        onToggle={(box, isOn) => {
          const rest = chosenOf(box).filter((one) => one !== box.value);
          onChange(withValues(searcher, filters, box.name, isOn ? [...rest, box.value] : rest));
        }}
      />
    </FilterGroup>
  );
}

function boxesOf(searcher: Searcher, filter: ListFilter, { values }: ChosenFilters): Box[] {
  const { community } = searcher;
  const { name, field } = filter;
  // without a caste there would be hundreds, and most castes have none
  if (name === 'subcaste' && !values.community && !values.subcaste) return [];
  const options = optionsFor(community, filter, values);
  const box = (option: Option, group?: string): Box => ({
    ...{ name, value: option.value, group },
    said: namesOf(option, community, field),
    names: namesOfOption(option),
  });
  if (name !== 'profession') return options.map((option) => box(option));
  return listOf(community, GROUPS).flatMap((group) => [
    {
      ...{ name: GROUPS, value: group.value, names: namesOfOption(group) },
      said: searchText.chips.group(namesOf(group, community).main.text),
    },
    ...options.filter((one) => one.group === group.value).map((one) => box(one, group.value)),
  ]);
}
