import { chooseSearchByWishes } from '@mala/contract/auth/preferred-states.ts';
import { useEffect, useRef } from 'react';
import { searchPanelText } from '../../i18n/en/search-panel.ts';
import type { Me } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { type ChangeFilters, type ChosenFilters, looksFor, withYes } from './filters.ts';
import { useFirstFilters } from './use-first-filters.ts';

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
  onChange: ChangeFilters;
}) {
  const text = searchPanelText.wishes;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [isWanted]);
  const kept = useFirstFilters({
    endpoint: chooseSearchByWishes,
    isKept: me.prefers_wishes !== false,
    filters,
    follow: (preselected, before) => onChange(() => withYes(before, 'fits', preselected)),
  });
  if (!looksFor(me)) return null;
  return (
    <div ref={box}>
      <CheckField id="search-by-wishes" name="search_by_wishes" label={text.label} {...kept} />
      <TextLink to={paths.profile(me.user_id, 'preferences')}>{text.change}</TextLink>
    </div>
  );
}
