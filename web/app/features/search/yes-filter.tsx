import { memo } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Count, useSaidCount } from './count.tsx';
import { type ChangeFilters, withYes, type YesFilter } from './filters.ts';

/** A filter that is asked for or not. */
export const YesCheck = memo(function YesCheck({
  name,
  isOn,
  count,
  onChange,
}: {
  name: YesFilter;
  isOn: boolean;
  /** undefined until it is known */
  count: number | undefined;
  onChange: ChangeFilters;
}) {
  return (
    <CheckField
      id={`filter-${name}`}
      name={name}
      label={searchText.yes[name]}
      after={<Count of={count} />}
      description={useSaidCount()(count)}
      value={isOn}
      onChange={(isChosen) => onChange((now) => withYes(now, name, isChosen))}
    />
  );
});
