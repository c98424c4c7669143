import { choosePreferredStates } from '@mala/contract/auth/preferred-states.ts';
import { optionOf } from '@mala/contract/communities/community.ts';
import { searchPanelText } from '../../i18n/en/search-panel.ts';
import { namesOf } from '../../lib/labels.ts';
import type { Me } from '../../lib/session/session.ts';
import { CheckField } from '../../ui/check-field.tsx';
import {
  type ChangeFilters,
  type ChosenFilters,
  hasPreferredStates,
  preferredStates,
  without,
  withValues,
} from './filters.ts';
import type { Searcher } from './list-filters.ts';
import { useFirstFilters } from './use-first-filters.ts';

/** Whether each search begins with the states that the own one prefers; kept by the account, and followed by this search. */
export function PreferredStates({
  searcher,
  filters,
  me,
  onChange,
}: {
  searcher: Searcher;
  filters: ChosenFilters;
  me: Me;
  onChange: ChangeFilters;
}) {
  const text = searchPanelText.preferred;
  const preferred = preferredStates(searcher, me);
  const kept = useFirstFilters({
    endpoint: choosePreferredStates,
    isKept: me.prefers_states !== false,
    filters,
    follow: (preselected) => {
      if (preselected && !filters.values.state)
        onChange(() => withValues(searcher, filters, 'state', preferred));
      if (!preselected && hasPreferredStates(searcher, me, filters))
        onChange(() => without(filters, 'state'));
    },
  });
  if (preferred.length === 0) return null;
  const { community } = searcher;
  const names = preferred.map(
    (value) => namesOf(optionOf(community, 'state', value) ?? { en: value }, community).main.text,
  );
  return (
    <CheckField
      id="preferred-states"
      name="preferred_states"
      label={text.label}
      hint={names.join(', ')}
      {...kept}
    />
  );
}
