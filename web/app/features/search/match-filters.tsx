import type { Domain } from '@mala/contract/communities/domain.ts';
import { systemOf } from '@mala/contract/match.ts';
import { DOSHA_FILTERS } from '@mala/contract/search.ts';
import { searchText } from '../../i18n/en/search.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Count, useSaidCount } from './count.tsx';
import type { ChosenMatch } from './filters.ts';
import { labelWithCount } from './label-with-count.ts';
import { MatchInvitation } from './match-invitation.tsx';
import type { Matched } from './matched.ts';
import type { Counts } from './queries.ts';

/** What families ask for: from half of the poruthams, and at the usual bounds of guna. */
const SCORES = { porutham: [5, 6, 7, 8, 9, 10], ashtakoot: [18, 21, 24, 27, 30] } as const;

/** The filters by the match; where it cannot be computed, what is missing. */
export function MatchFilters({
  domain,
  match,
  matched,
  counts,
  onChange,
}: {
  domain: Domain;
  match: ChosenMatch;
  matched: Matched;
  counts: Counts['match'];
  onChange: (match: ChosenMatch) => void;
}) {
  const text = searchText.match;
  const saidCount = useSaidCount();
  const system = systemOf(domain);
  if (matched === 'unknown') return <MatchInvitation />;
  const { atLeast } = match;
  const scores: readonly number[] = SCORES[system];
  const offered = atLeast === null || scores.includes(atLeast) ? scores : [...scores, atLeast];
  const choices = offered
    .toSorted((a, b) => a - b)
    .map((score) => ({
      value: String(score),
      label: labelWithCount(text.choice[system](score), counts && enough(counts.scores, score)),
    }));
  return (
    <>
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
        after={<Count of={counts?.no_dosha} />}
        description={saidCount(counts?.no_dosha)}
        value={match.noDosha}
        onChange={(noDosha) => onChange({ ...match, noDosha })}
      />
    </>
  );
}

/** How many have at least a score. */
function enough(scores: Readonly<Record<string, number>>, least: number): number {
  const all = Object.entries(scores).filter(([score]) => Number(score) >= least);
  return all.reduce((sum, [, count]) => sum + count, 0);
}
