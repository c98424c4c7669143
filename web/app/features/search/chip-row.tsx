import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { SaidText } from '../../components/profile/said-text.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { plainNames, type Said } from '../../lib/labels.ts';
import { Button } from '../../ui/button.tsx';
import classes from './chip-row.module.css';
import type { Chip } from './chips.ts';

/** A text of one `lang`, for the name of a button. */
function plain(said: Said): string {
  if (typeof said === 'string') return said;
  return 'typed' in said ? (said.within?.(said.typed) ?? said.typed) : plainNames(said);
}

/** Everything that is chosen, each removed by one press; on a phone in one line that moves sideways. */
export function ChipRow({
  chips,
  canClear,
  onRemove,
  onChange,
  onClear,
}: {
  chips: readonly Chip[];
  /** there are more than an order, which stays */
  canClear: boolean;
  onRemove: (chip: Chip) => void;
  /** leads to a filter of the panel */
  onChange: (filter: string) => void;
  onClear: () => void;
}) {
  const text = searchText.chips;
  const row = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  // the pressed button goes with its chip: the next one takes the focus
  useEffect(() => {
    const at = removed.current;
    if (at === null) return;
    removed.current = null;
    const buttons = row.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[at] ?? buttons[at - 1] ?? row.current)?.focus();
  });
  return (
    <div
      ref={row}
      tabIndex={-1}
      className={classes.row}
      data-empty={chips.length === 0 || undefined}
    >
      {chips.length > 0 && (
        <>
          <ul className={classes.chips} aria-label={text.label}>
            {chips.map(({ change, ...chip }, at) => (
              <li key={chip.key} className={classes.chip}>
                {change ? (
                  <button
                    type="button"
                    className={classes.change}
                    onClick={() => onChange(change.to)}
                  >
                    {change.words}
                  </button>
                ) : (
                  <span aria-hidden>
                    <SaidText said={chip.said} />
                  </span>
                )}
                <button
                  type="button"
                  data-remove
                  className={change ? classes.cross : classes.whole}
                  aria-label={searchText.remove(plain(chip.said))}
                  onClick={() => {
                    removed.current = at;
                    onRemove(chip);
                  }}
                >
                  <IconX size={18} stroke={2.5} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          {canClear && (
            <Button
              look="quiet"
              className={classes.clear}
              onClick={() => {
                removed.current = 0;
                onClear();
              }}
            >
              {text.clear}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
