import { useState } from 'react';
import { searchPanelText } from '../../i18n/en/search-panel.ts';
import { Button } from '../../ui/button.tsx';
import { FilterGroup } from './filter-group.tsx';
import classes from './filters.module.css';
import { type ChosenFilters, withValues } from './filters.ts';
import type { Searcher } from './list-filters.ts';
import { type Box, OptionBoxes } from './option-boxes.tsx';
import type { Counts } from './queries.ts';
import { TownField } from './town-field.tsx';

/** Towns and districts: those that most profiles have, and any other one by its name. */
export function TownGroup({
  searcher,
  filters,
  counts,
  onChange,
}: {
  searcher: Searcher;
  filters: ChosenFilters;
  counts: Counts | undefined;
  onChange: (filters: ChosenFilters) => void;
}) {
  const text = searchPanelText.towns;
  const [typed, setTyped] = useState('');
  const chosen = filters.values.city ?? [];
  const found = Object.keys(counts?.values.city ?? {});
  const boxes = [...new Set([...chosen, ...found])].map(
    (town): Box => ({ name: 'city', value: town, said: { typed: town }, names: [town] }),
  );
  const choose = (towns: readonly string[]) =>
    onChange(withValues(searcher, filters, 'city', towns));
  const add = (town: string) => {
    setTyped('');
    if (town.trim()) choose([...chosen, town.trim()]);
  };
  return (
    <FilterGroup label={text.label} chosen={chosen.length}>
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
      {boxes.length > 0 && (
        <OptionBoxes
          label={text.label}
          boxes={boxes}
          isChosen={({ value }) => chosen.includes(value)}
          // only those that most have are counted
          countOf={({ value }) => counts?.values.city?.[value]}
          onToggle={({ value }, isOn) =>
            isOn ? add(value) : choose(chosen.filter((one) => one !== value))
          }
        />
      )}
    </FilterGroup>
  );
}
