import { MOST_TOWNS } from '@mala/contract/search.ts';
import { useCallback, useMemo, useState } from 'react';
import { searchPanelText } from '../../i18n/en/search-panel.ts';
import { Button } from '../../ui/button.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { FilterGroup } from './filter-group.tsx';
import classes from './filters.module.css';
import { type ChangeFilters, withValue } from './filters.ts';
import type { Searcher } from './list-filters.ts';
import { type Box, OptionBoxes } from './option-boxes.tsx';
import type { Counts } from './queries.ts';
import { TownField } from './town-field.tsx';

type TownCounts = Counts['values'][string];
const NONE: readonly string[] = [];
const NOBODY: TownCounts = {};

/** Without names: the field above finds towns, in every script. */
const boxesOf = (towns: readonly string[]) =>
  [...new Set(towns)].map((town): Box => ({ name: 'city', value: town, said: { typed: town } }));

/** Towns and districts: those that most profiles have, and any other one by its name. */
export function TownGroup({
  searcher,
  chosen = NONE,
  found = NOBODY,
  onChange,
}: {
  searcher: Searcher;
  chosen: readonly string[] | undefined;
  found: TownCounts | undefined;
  onChange: ChangeFilters;
}) {
  const text = searchPanelText.towns;
  const [typed, setTyped] = useState('');
  const isFull = chosen.length >= MOST_TOWNS;
  const [left, setLeft] = useState(NONE);
  const boxes = useMemo(
    () => boxesOf(isFull ? chosen : [...chosen, ...left, ...Object.keys(found)]),
    [chosen, left, found, isFull],
  );
  const full = useKeptFocus<HTMLParagraphElement>(String(isFull));
  const choose = useCallback(
    (town: string, isOn: boolean) =>
      onChange((now) => withValue(searcher, now, { name: 'city', value: town, isOn })),
    [searcher, onChange],
  );
  const onToggle = useCallback(
    ({ value }: Box, isOn: boolean) => {
      // with the focus, and to be taken back, though few live there
      if (!isOn) setLeft((towns) => [...towns, value]);
      choose(value, isOn);
    },
    [choose],
  );
  const add = (town: string) => {
    setTyped('');
    if (town.trim()) choose(town.trim(), true);
  };
  return (
    <FilterGroup label={text.label} chosen={chosen.length}>
      {isFull ? (
        <p ref={full} tabIndex={-1} className={classes.town}>
          {text.most(MOST_TOWNS)}
        </p>
      ) : (
        <form
          className={classes.town}
          onSubmit={(event) => {
            event.preventDefault();
            add(typed);
          }}
        >
          <TownField value={typed} onChange={setTyped} onChoose={add} />
          <Button type="submit" look="outline">
            {text.add}
          </Button>
        </form>
      )}
      {boxes.length > 0 && (
        <OptionBoxes
          label={text.label}
          boxes={boxes}
          isChosen={({ value }) => chosen.includes(value)}
          // counted are those that most have, and those chosen
          countOf={({ value }) => found[value]}
          onToggle={onToggle}
        />
      )}
    </FilterGroup>
  );
}
