import { choosePreferredStates } from '@mala/contract/auth/preferred-states.ts';
import { optionOf } from '@mala/contract/communities/community.ts';
import { useMutation } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { searchPanelText } from '../../i18n/en/search-panel.ts';
import { call } from '../../lib/api.ts';
import { namesOf } from '../../lib/labels.ts';
import { type Me, reloadMe } from '../../lib/session/session.ts';
import { CheckField } from '../../ui/check-field.tsx';
import {
  type ChosenFilters,
  hasPreferredStates,
  preferredStates,
  without,
  withValues,
} from './filters.ts';
import type { Searcher } from './list-filters.ts';

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
  onChange: (filters: ChosenFilters) => void;
}) {
  const text = searchPanelText.preferred;
  const preferred = preferredStates(searcher, me);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (preselected: boolean) => {
      await call(choosePreferredStates, { body: { preselected } });
      await reloadMe();
    },
    onSuccess: (_, preselected) => {
      if (preselected && !filters.values.state)
        onChange(withValues(searcher, filters, 'state', preferred));
      if (!preselected && hasPreferredStates(searcher, me, filters))
        onChange(without(filters, 'state'));
    },
    onError: (error) => reportError(error),
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
      value={isPending ? variables : me.prefers_states !== false}
      onChange={(isOn) => !isPending && mutate(isOn)}
    />
  );
}
