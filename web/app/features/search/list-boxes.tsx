import { listOf } from '@mala/contract/communities/community.ts';
import type { Option } from '@mala/contract/communities/option.ts';
import { use, useCallback, useMemo } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import { namesOf } from '../../lib/labels.ts';
import { PanelCounts } from './count.tsx';
import { type ChangeFilters, withValue } from './filters.ts';
import { GROUPS, type ListFilter, optionsFor, type Searcher, type Values } from './list-filters.ts';
import { type Box, namesOfOption, OptionBoxes } from './option-boxes.tsx';

/** The options of a filter that is open. */
export function ListBoxes({
  filter,
  searcher,
  values,
  onChange,
}: {
  filter: ListFilter;
  searcher: Searcher;
  values: Values;
  onChange: ChangeFilters;
}) {
  const found = use(PanelCounts)?.values;
  const { community: castes } = values;
  const boxes = useMemo(
    () => boxesOf(searcher, filter, castes ? { community: castes } : {}),
    [searcher, filter, castes],
  );
  const onToggle = useCallback(
    ({ name, value }: Box, isOn: boolean) =>
      onChange((now) => withValue(searcher, now, { name, value, isOn })),
    [searcher, onChange],
  );
  return (
    <OptionBoxes
      label={filter.field.label}
      boxes={boxes}
      isChosen={({ name, value }) => values[name]?.includes(value) ?? false}
      // a value that nobody has is not named, nor is a filter that is not counted
      countOf={({ name, value }) => {
        const counts = found?.[name];
        return counts && (counts[value] ?? 0);
      }}
      onToggle={onToggle}
    />
  );
}

function boxesOf({ community }: Searcher, filter: ListFilter, values: Values): Box[] {
  const { name, field } = filter;
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
