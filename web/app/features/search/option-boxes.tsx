import type { Option } from '@mala/contract/communities/option.ts';
import { findByName } from '@mala/contract/find-names.ts';
import { memo, useState } from 'react';
import { SaidText } from '../../components/profile/said-text.tsx';
import { searchPanelText } from '../../i18n/en/search-panel.ts';
import type { Said } from '../../lib/labels.ts';
import field from '../../ui/field.module.css';
import { Count, useSaidCount } from './count.tsx';
import classes from './filters.module.css';

/** One checkbox of a filter. */
export interface Box {
  /** of the input */
  name: string;
  value: string;
  said: Said;
  /** under which it stands, if the list has groups */
  group?: string | undefined;
  /** its names in every script, by which it is found; missing in a list that has no field for it */
  names?: readonly string[];
}

/** Lists of more have a field to search them. */
const MANY = 14;

export const namesOfOption = ({ en, ta = '', mr = '' }: Option) =>
  [en, ta, mr].filter((name) => name);

/** The values of a filter as checkboxes with their counts; long lists are searched, in any script. */
export function OptionBoxes({
  label,
  boxes,
  isChosen,
  countOf,
  onToggle,
}: {
  label: string;
  boxes: readonly Box[];
  isChosen: (box: Box) => boolean;
  /** undefined until it is known */
  countOf: (box: Box) => number | undefined;
  /** the same function at each change */
  onToggle: (box: Box, isOn: boolean) => void;
}) {
  const text = searchPanelText;
  const [typed, setTyped] = useState('');
  const isLong = boxes.length > MANY && boxes[0]?.names !== undefined;
  const found = typed.trim() ? findByName(boxes, ({ names = [] }) => names, typed) : boxes;
  return (
    <>
      {isLong && (
        <input
          type="search"
          className={`${field.input} ${classes.find}`}
          aria-label={text.find(label)}
          placeholder={text.findShort}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // Enter asks for nothing here
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        {/* a fieldset that scrolled itself would not follow the focus to choices that are not laid out yet */}
        <div className={classes.values}>
          {found.map((box) => (
            <BoxRow
              key={`${box.name} ${box.value}`}
              box={box}
              isUnder={Boolean(box.group && !typed)}
              isChosen={isChosen(box)}
              count={countOf(box)}
              onToggle={onToggle}
            />
          ))}
        </div>
      </fieldset>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : undefined}>
        {typed.trim() && text.foundInList(found.length)}
      </p>
    </>
  );
}

/** Drawn only if its choice or count changes, as a list has hundreds. */
const BoxRow = memo(function BoxRow({
  box,
  isUnder,
  isChosen,
  count,
  onToggle,
}: {
  box: Box;
  isUnder: boolean;
  isChosen: boolean;
  count: number | undefined;
  onToggle: (box: Box, isOn: boolean) => void;
}) {
  const saidCount = useSaidCount();
  return (
    <label className={classes.value} data-under={isUnder || undefined}>
      <input
        type="checkbox"
        name={box.name}
        value={box.value}
        checked={isChosen}
        aria-description={saidCount(count)}
        onChange={({ currentTarget }) => onToggle(box, currentTarget.checked)}
      />
      <span>
        <SaidText said={box.said} />
      </span>
      <Count of={count} />
    </label>
  );
});
