import { memo } from 'react';
import { searchPanelText } from '../../i18n/en/search-panel.ts';
import { SelectField } from '../../ui/select-field.tsx';
import classes from './filters.module.css';
import { type ChangeFilters, RANGES, type Range, type RangeName, withRange } from './filters.ts';
import { heightSaid } from './height-said.ts';
import { RangeCount, RangeCounts } from './range-counts.tsx';

const said = { age: String, height: heightSaid };

/** The steps, with an end that only the address has. */
function choicesOf(name: RangeName, end: number) {
  const steps: readonly number[] = RANGES[name];
  const all = steps.includes(end) ? steps : [...steps, end].sort((a, b) => a - b);
  return all.map((step) => ({ value: String(step), label: said[name](step) }));
}

/** A range between two ends; choosing one end moves the other if needed. Drawn only if it changes, as it has hundreds of elements. */
export const RangeFilter = memo(function RangeFilter({
  name,
  from,
  to,
  onChange,
}: {
  name: RangeName;
  from: number;
  to: number;
  onChange: ChangeFilters;
}) {
  const text = searchPanelText.ranges[name];
  const ends = [
    {
      ...{ name: `from_${name}`, label: text.from, end: from },
      moved: (end: number): Range => [end, Math.max(end, to)],
    },
    {
      ...{ name: `to_${name}`, label: text.to, end: to },
      moved: (end: number): Range => [Math.min(end, from), end],
    },
  ];
  return (
    <div className={classes.range}>
      {ends.map(({ name: end, label, end: value, moved }) => (
        <SelectField
          key={end}
          id={`filter-${end}`}
          name={end}
          label={label}
          choices={choicesOf(name, value)}
          value={String(value)}
          onChange={(chosen) => onChange((now) => withRange(now, name, moved(Number(chosen))))}
        />
      ))}
      <RangeCounts {...{ name, from, to }} />
      <RangeCount {...{ name, from, to }} said={said[name]} />
    </div>
  );
});
