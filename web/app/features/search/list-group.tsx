import { memo, type ReactNode } from 'react';
import { FilterGroup } from './filter-group.tsx';
import type { ChangeFilters } from './filters.ts';
import { ListBoxes } from './list-boxes.tsx';
import { GROUPS, type ListFilter, optionsFor, type Searcher, type Values } from './list-filters.ts';

/** The filter of a field with options; professions stand under their groups, of which all can be chosen at once. */
export const ListGroup = memo(function ListGroup({
  filter,
  searcher,
  values,
  isWanted,
  onChange,
  children,
}: {
  filter: ListFilter;
  searcher: Searcher;
  /** the chosen ones of all lists */
  values: Values;
  isWanted: boolean;
  onChange: ChangeFilters;
  /** above its values */
  children?: ReactNode;
}) {
  const { field, name } = filter;
  if (!hasOptions(searcher, filter, values)) return null;
  const names = name === 'profession' ? [GROUPS, name] : [name];
  return (
    <FilterGroup
      label={field.label}
      chosen={names.reduce((sum, one) => sum + (values[one]?.length ?? 0), 0)}
      isWanted={isWanted}
    >
      {children}
      <ListBoxes {...{ filter, searcher, values, onChange }} />
    </FilterGroup>
  );
});

function hasOptions({ community }: Searcher, filter: ListFilter, values: Values): boolean {
  // without a caste there would be hundreds, and most castes have none
  if (filter.name === 'subcaste' && !values.community && !values.subcaste) return false;
  return optionsFor(community, filter, values).length > 0;
}
