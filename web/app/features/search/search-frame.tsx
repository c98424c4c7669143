import { type ReactNode, useEffect, useRef, useState } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import { useMember } from '../../lib/session/session.ts';
import { useHeaderEnd } from '../../ui/use-header-end.ts';
import { ChipRow } from './chip-row.tsx';
import { chipsOf } from './chips.ts';
import { activeCount, type ChosenFilters, cleared } from './filters.ts';
import { KeywordField } from './keyword-field.tsx';
import { LatePanel, LateSheet, prepareSheet } from './late-panel.tsx';
import type { Searcher } from './list-filters.ts';
import type { Matched } from './matched.ts';
import type { KnownCounts } from './queries.ts';
import { SearchBar } from './search-bar.tsx';
import layout from './search-layout.module.css';
import { SearchLayout } from './search-layout.tsx';
import { SortField } from './sort-field.tsx';
import { useReturnToResults } from './use-return-to-results.ts';
import type { Sheet } from './use-sheet.ts';

/** Everything around the results: the keyword, the bar that stays, what is chosen, and the filters beside or over them. */
export function SearchFrame({
  searcher,
  filters,
  matched,
  counts,
  found,
  sheet,
  isPhone,
  formChoice,
  onChange,
  children,
}: {
  searcher: Searcher;
  filters: ChosenFilters;
  matched: Matched;
  counts: KnownCounts;
  /** how many are listed with these filters; undefined until known, null where they cannot be loaded */
  found: number | null | undefined;
  sheet: Sheet;
  isPhone: boolean;
  /** how the list is shown; in the bar of a phone, above the list elsewhere */
  formChoice: ReactNode;
  onChange: (filters: ChosenFilters) => void;
  children: ReactNode;
}) {
  const text = searchText;
  const { me } = useMember();
  const [wanted, setWanted] = useState<string | null>(null);
  const results = useRef<HTMLDivElement>(null);
  useHeaderEnd();
  const panel = { searcher, filters, matched, counts, wanted, onChange };
  const active = activeCount(filters);
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
    <SearchLayout panel={!isPhone && <LatePanel {...panel} isInSheet={false} />}>
      <KeywordField
        {...{ isPhone }}
        keyword={filters.keyword}
        onChange={(keyword) => onChange({ ...filters, keyword })}
      />
      <SearchBar
        {...(isPhone && {
          filter: { active, isOpen: sheet.isOpen, onOpen: () => open(null), onNear: prepareSheet },
        })}
        sort={
          <SortField
            sort={filters.sort}
            matched={matched}
            readsDetails={searcher.readsDetails}
            onChange={(sort) => onChange({ ...filters, sort })}
          />
        }
        count={found === undefined ? text.searching : found === null ? '' : text.count(found)}
        formChoice={isPhone && formChoice}
      />
      <ChipRow
        chips={chipsOf(searcher, me, filters)}
        onRemove={({ rest }) => onChange(rest)}
        onChange={open}
        onClear={() => onChange(cleared(filters))}
      />
      <div ref={results} className={layout.list}>
        {children}
      </div>
      {sheet.isOpen && <LateSheet {...panel} onClose={sheet.close} />}
    </SearchLayout>
  );
}
