import { searchText } from '../../i18n/en/search.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Count, useSaidCount } from './count.tsx';
import { type ChosenFilters, withYes, type YesFilter } from './filters.ts';

/** A filter that is asked for or not. */
export function YesCheck({
  name,
  filters,
  count,
  onChange,
}: {
  name: YesFilter;
  filters: ChosenFilters;
  /** undefined until it is known */
  count: number | undefined;
  onChange: (filters: ChosenFilters) => void;
}) {
  return (
    <CheckField
      id={`filter-${name}`}
      name={name}
      label={searchText.yes[name]}
      after={<Count of={count} />}
      description={useSaidCount()(count)}
      value={filters.on.includes(name)}
      onChange={(isOn) => onChange(withYes(filters, name, isOn))}
    />
  );
}
