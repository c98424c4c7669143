import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Choice } from '../../ui/choices.ts';
import classes from '../../ui/field.module.css';
import { OptionList } from '../../ui/option-list.tsx';

const OPENS = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/**
 * Selects from a short list, with immediate effect. Not the browser's select: while closed, it would choose every
 * option that the arrow keys and letters pass.
 */
export function ListSelect({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const choose = (next: string) => {
    setOpen(false);
    if (next !== value) onChoose(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // the list has handled the key, and may be closed by now
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' && open) setOpen(false);
    else if (OPENS.has(event.key)) setOpen(true);
    else return;
    event.preventDefault();
  };
  return (
    <OptionList {...{ id, label, input, open, value, choices, marked: true, onChoose: choose }}>
      <input
        ref={input}
        id={id}
        className={classes.input}
        aria-label={label}
        autoComplete="off"
        readOnly
        value={choices.find((choice) => choice.value === value)?.label ?? ''}
        onClick={() => setOpen(!open)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
    </OptionList>
  );
}
