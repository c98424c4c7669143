import { AGES } from '@mala/contract/search.ts';
import { searchText } from '../../i18n/en/search.ts';
import { useText } from '../../i18n/language.ts';
import { SelectField } from '../../ui/select-field.tsx';
import classes from './filter-panel.module.css';
import type { ChosenFilters } from './filters.ts';

const CHOICES = Array.from({ length: AGES.last - AGES.first + 1 }, (_, index) => {
  const age = String(AGES.first + index);
  return { value: age, label: age };
});

/** From one age to another; the one that is chosen moves the other along. */
export function AgeRange({
  filters,
  onChange,
}: {
  filters: ChosenFilters;
  onChange: (filters: ChosenFilters) => void;
}) {
  const text = useText(searchText);
  const { from_age, to_age } = filters;
  return (
    <div className={classes.ages}>
      <SelectField
        id="filter-from-age"
        name="from_age"
        label={text.fromAge}
        choices={CHOICES}
        value={String(from_age)}
        onChange={(value) => {
          const age = Number(value);
          onChange({ ...filters, from_age: age, to_age: Math.max(age, to_age) });
        }}
      />
      <SelectField
        id="filter-to-age"
        name="to_age"
        label={text.toAge}
        choices={CHOICES}
        value={String(to_age)}
        onChange={(value) => {
          const age = Number(value);
          onChange({ ...filters, from_age: Math.min(age, from_age), to_age: age });
        }}
      />
    </div>
  );
}
