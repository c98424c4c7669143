import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import { useMember } from '../../lib/session/session.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useHeaderEnd } from '../../ui/use-header-end.ts';
import { ChipRow } from './chip-row.tsx';
import { chipsOf, orderChip } from './chips.ts';
import { activeCount, type ChosenFilters, cleared, isOfOne } from './filters.ts';
import { KeywordField } from './keyword-field.tsx';
import { KeywordOpener } from './keyword-opener.tsx';
import { LatePanel, LateSheet, prepareSheet } from './late-panel.tsx';
import type { Searcher } from './list-filters.ts';
import type { Matched } from './matched.ts';
import { SearchBar } from './search-bar.tsx';
import layout from './search-layout.module.css';
import { SearchLayout } from './search-layout.tsx';
import { SortField } from './sort-field.tsx';
import { useReturnToResults } from './use-return-to-results.ts';
import type { Sheet } from './use-sheet.ts';

/**
 * Everything around the results: the title, the keyword, the bar that stays, what is chosen, and the filters beside or over
 * them. On a phone the keyword is behind a button beside the title, so that the results begin on the first screen.
 */
export function SearchFrame({
  searcher,
  filters,
  matched,
  counted,
  found,
  sheet,
  isPhone,
  beside,
  above,
  onChange,
  children,
}: {
  searcher: Searcher;
  filters: ChosenFilters;
  matched: Matched;
  /** the filters by which all choices are counted */
  counted: ChosenFilters;
  /** how many are listed with these filters; undefined until known, null where they cannot be loaded */
  found: number | null | undefined;
  sheet: Sheet;
  isPhone: boolean;
  /** what stands beside the title, and right above the results */
  beside: ReactNode;
  above: ReactNode;
  onChange: (filters: ChosenFilters) => void;
  children: ReactNode;
}) {
  const text = searchText;
  const { me } = useMember();
  const [wanted, setWanted] = useState<string | null>(null);
  const [seeks, setSeeks] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  useHeaderEnd();
  const ofOne = isOfOne(filters);
  const hides = filters.on.includes('hidden');
  // who chooses a filter looks for more than that one, unless it is looked for with it
  const narrow = useCallback(
    (next: ChosenFilters) =>
      onChange(ofOne && hides === next.on.includes('hidden') ? { ...next, keyword: '' } : next),
    [ofOne, hides, onChange],
  );
  const panel = { searcher, filters, matched, counted, wanted, onChange: narrow };
  const active = activeCount(filters);
  const chosen = chipsOf(searcher, me, filters);
  useReturnToResults(results, sheet.isOpen, JSON.stringify(filters));
  const open = (list: string | null) => {
    setWanted(list);
    if (isPhone) sheet.open();
  };
  // the next press leads there again
  useEffect(() => {
    if (wanted && !isPhone) setWanted(null);
  }, [wanted, isPhone]);
  return (
    <Stack gap="sm">
      <div className={layout.top}>
        <PageTitle title={text.title} className={layout.heading} />
        {isPhone && <KeywordOpener isOpen={seeks} onToggle={() => setSeeks(!seeks)} />}
        {beside}
      </div>
      <SearchLayout panel={!isPhone && <LatePanel {...panel} isInSheet={false} />}>
        {(seeks || !isPhone) && (
          <KeywordField
            keyword={filters.keyword}
            wasOpened={isPhone}
            onChange={(keyword) => onChange({ ...filters, keyword })}
          />
        )}
        <SearchBar
          {...(isPhone && {
            filter: {
              active,
              isOpen: sheet.isOpen,
              onOpen: () => open(null),
              onNear: prepareSheet,
            },
          })}
          sort={
            <SortField
              sort={filters.sort}
              matched={matched}
              searcher={searcher}
              onChange={(sort) => onChange({ ...filters, sort })}
            />
          }
          count={found === undefined ? text.searching : found === null ? '' : text.count(found)}
        />
        <ChipRow
          chips={[...(isPhone ? orderChip(filters) : []), ...chosen]}
          canClear={chosen.length > 0 && !ofOne}
          onRemove={({ rest }) => onChange(rest)}
          onChange={open}
          onClear={() => onChange(cleared(filters))}
        />
        <div ref={results} className={layout.list}>
          {above}
          {children}
        </div>
        {isPhone && <LateSheet {...panel} isOpen={sheet.isOpen} onClose={sheet.close} />}
      </SearchLayout>
    </Stack>
  );
}
