import { chooseSearchByWishes } from '@mala/contract/auth/preferred-states.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { searchPanelText } from '../../i18n/en/search-panel.ts';
import { call } from '../../lib/api.ts';
import { type Me, reloadMe } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { type ChosenFilters, looksFor, withYes } from './filters.ts';

/** Whether each search begins with what the family looks for; kept by the account, and followed by this search. */
export function SearchByWishes({
  filters,
  me,
  isWanted,
  onChange,
}: {
  filters: ChosenFilters;
  me: Me;
  /** somebody was led here */
  isWanted: boolean;
  onChange: (filters: ChosenFilters) => void;
}) {
  const text = searchPanelText.wishes;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [isWanted]);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ preselected }: { preselected: boolean; before: ChosenFilters }) => {
      await call(chooseSearchByWishes, { body: { preselected } });
      await reloadMe();
    },
    // where nothing was chosen, other filters may be the first ones by now
    onSuccess: (_, { preselected, before }) => onChange(withYes(before, 'fits', preselected)),
    onError: (error) => reportError(error),
  });
  if (!looksFor(me)) return null;
  return (
    <div ref={box}>
      <CheckField
        id="search-by-wishes"
        name="search_by_wishes"
        label={text.label}
        value={isPending ? variables.preselected : me.prefers_wishes !== false}
        onChange={(isOn) => !isPending && mutate({ preselected: isOn, before: filters })}
      />
      <TextLink to={paths.profile(me.user_id, 'preferences')}>{text.change}</TextLink>
    </div>
  );
}
