import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import { AGES, FIELD_FILTERS } from '@mala/contract/search.ts';
import { searchText } from '../../i18n/en/search.ts';
import { useText } from '../../i18n/language.ts';
import { labelOf } from '../../lib/labels.ts';
import { useMember } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/choice-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FilterGroup } from './filter-group.tsx';
import classes from './filters.module.css';
import { activeCount, type ChosenFilters, NO_FILTERS, withValues } from './filters.ts';

/** All filters of the site; each change applies at once. */
export function FilterPanel({
  filters,
  onChange,
}: {
  filters: ChosenFilters;
  onChange: (filters: ChosenFilters) => void;
}) {
  const text = useText(searchText);
  const { me } = useMember();
  const community = communities[me.domain];
  const fields = SECTIONS.flatMap((section) => fieldsOf(community, section));
  return (
    <div className={classes.panel}>
      <AgeRange filters={filters} onChange={onChange} />
      <CheckField
        id="filter-shortlist"
        name="shortlist"
        label={text.shortlistedOnly}
        value={filters.shortlist}
        onChange={(shortlist) => onChange({ ...filters, shortlist })}
      />
      {FIELD_FILTERS.map(({ name, field, list }) => {
        const declared = fields.find((one) => one.name === field);
        if (!declared) return null;
        return (
          <FilterGroup
            key={name}
            name={name}
            list={list}
            label={labelOf(declared)}
            both={declared.bothScripts === true}
            community={community}
            chosen={filters.values[name] ?? []}
            onChange={(values) => onChange(withValues(community, filters, name, values))}
          />
        );
      })}
      {activeCount(filters) > 0 && (
        <Button look="quiet" onClick={() => onChange(NO_FILTERS)}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}

const CHOICES = Array.from({ length: AGES.last - AGES.first + 1 }, (_, index) => {
  const age = String(AGES.first + index);
  return { value: age, label: age };
});

/** The age range; choosing one end moves the other if needed. */
function AgeRange({
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
