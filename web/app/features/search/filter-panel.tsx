import { communities } from '@mala/contract/communities/communities.ts';
import { AGES } from '@mala/contract/search.ts';
import { searchText } from '../../i18n/en/search.ts';
import { useMember } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { AgeCounts } from './age-counts.tsx';
import { Count } from './count.tsx';
import { FilterGroup } from './filter-group.tsx';
import classes from './filters.module.css';
import { activeCount, type ChosenFilters, cleared, filtersOf, withValues } from './filters.ts';
import { MatchFilters } from './match-filters.tsx';
import type { Matched } from './matched.ts';
import { useCounts } from './queries.ts';

/** All filters of the site; each change applies at once. */
export function FilterPanel({
  filters,
  matched,
  isSeen,
  onChange,
}: {
  filters: ChosenFilters;
  matched: Matched;
  /** its counts are loaded only then */
  isSeen: boolean;
  onChange: (filters: ChosenFilters) => void;
}) {
  const text = searchText;
  const { me } = useMember();
  const community = communities[me.domain];
  const counts = useCounts(filters, isSeen);
  return (
    <div className={classes.panel}>
      <AgeRange filters={filters} ages={counts?.ages} onChange={onChange} />
      <CheckField
        id="filter-shortlist"
        name="shortlist"
        label={text.shortlistedOnly}
        after={<Count of={counts?.shortlist} />}
        description={counts && text.count(counts.shortlist)}
        value={filters.shortlist}
        onChange={(shortlist) => onChange({ ...filters, shortlist })}
      />
      <MatchFilters
        domain={me.domain}
        match={filters.match}
        matched={matched}
        counts={counts?.match}
        onChange={(match) => onChange({ ...filters, match })}
      />
      {filtersOf(community, me.standing === 'approved').map(({ name, list, field }) => (
        <FilterGroup
          key={name}
          name={name}
          list={list}
          field={field}
          community={community}
          chosen={filters.values[name] ?? []}
          counts={counts && (counts.values[name] ?? {})}
          onChange={(values) => onChange(withValues(community, filters, name, values))}
        />
      ))}
      {activeCount(filters) > 0 && (
        <Button look="quiet" onClick={() => onChange(cleared(filters))}>
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
  ages,
  onChange,
}: {
  filters: ChosenFilters;
  /** how many there are of each age */
  ages: Readonly<Record<string, number>> | undefined;
  onChange: (filters: ChosenFilters) => void;
}) {
  const text = searchText;
  const ends = [
    {
      name: 'from_age',
      label: text.fromAge,
      moved: (age: number) => ({ from_age: age, to_age: Math.max(age, filters.to_age) }),
    },
    {
      name: 'to_age',
      label: text.toAge,
      moved: (age: number) => ({ from_age: Math.min(age, filters.from_age), to_age: age }),
    },
  ] as const;
  return (
    <div className={classes.ages}>
      {ends.map(({ name, label, moved }) => (
        <SelectField
          key={name}
          id={`filter-${name}`}
          name={name}
          label={label}
          choices={CHOICES}
          value={String(filters[name])}
          onChange={(value) => onChange({ ...filters, ...moved(Number(value)) })}
        />
      ))}
      <AgeCounts ages={ages} from={filters.from_age} to={filters.to_age} />
    </div>
  );
}
