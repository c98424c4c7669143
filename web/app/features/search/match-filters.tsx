import type { Domain } from '@mala/contract/communities/domain.ts';
import { systemOf } from '@mala/contract/match.ts';
import { DOSHA_FILTERS } from '@mala/contract/search.ts';
import { searchText } from '../../i18n/en/search.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import classes from './filters.module.css';
import type { ChosenMatch } from './filters.ts';
import { MatchInvitation } from './match-invitation.tsx';
import type { Matched } from './matched.ts';

/** What families ask for: from half of the poruthams, and at the usual bounds of guna. */
const SCORES = { porutham: [5, 6, 7, 8, 9, 10], ashtakoot: [18, 21, 24, 27, 30] } as const;

/** Order and filters by the match; where it cannot be computed, what is missing. */
export function MatchFilters({
  domain,
  match,
  matched,
  onChange,
}: {
  domain: Domain;
  match: ChosenMatch;
  matched: Matched;
  onChange: (match: ChosenMatch) => void;
}) {
  const text = searchText.match;
  const system = systemOf(domain);
  if (matched === 'no') return null;
  const { atLeast } = match;
  const scores: readonly number[] = SCORES[system];
  const offered = atLeast === null || scores.includes(atLeast) ? scores : [...scores, atLeast];
  const choices = offered
    .toSorted((a, b) => a - b)
    .map((score) => ({ value: String(score), label: text.choice[system](score) }));
  return (
    <fieldset className={classes.match}>
      <legend className={classes.matchTitle}>{text.title}</legend>
      {matched === 'unknown' ? (
        <MatchInvitation />
      ) : (
        <>
          <CheckField
            id="filter-sort"
            name="sort"
            label={text.bestFirst}
            value={match.sorted}
            onChange={(sorted) => onChange({ ...match, sorted })}
          />
          <SelectField
            id="filter-match-at-least"
            name="match_at_least"
            label={text.atLeast[system]}
            placeholder={text.any}
            choices={choices}
            value={atLeast === null ? '' : String(atLeast)}
            onChange={(value) => onChange({ ...match, atLeast: value ? Number(value) : null })}
          />
          <CheckField
            id="filter-no-dosha"
            name={DOSHA_FILTERS[system]}
            label={text.noDosha[system]}
            value={match.noDosha}
            onChange={(noDosha) => onChange({ ...match, noDosha })}
          />
        </>
      )}
    </fieldset>
  );
}
