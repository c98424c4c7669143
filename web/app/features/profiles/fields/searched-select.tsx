import { findByName } from '@mala/contract/find-names.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { wizardText } from '../../../i18n/en/wizard.ts';
import type { Choice } from '../../../ui/choices.ts';
import { CloseButton } from '../../../ui/close-button.tsx';
import { Field, type FieldBinding, type FieldProps, inputAttributes } from '../../../ui/field.tsx';
import { OptionList } from '../../../ui/option-list.tsx';
import classes from './inputs.module.css';

type SearchedProps = FieldBinding & FieldProps & { choices: readonly Choice[] };

const namesOf = ({ label, names }: Choice) => [label, ...(names ?? [])];

/**
 * One of a long list: typing filters it, in any script (find-names.ts). Text that was typed without choosing is discarded on blur.
 */
export function SearchedSelect({ choices, ...props }: SearchedProps) {
  const { id, name, value, onChange, label } = props;
  const text = wizardText;
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);

  const chosen = choices.find((choice) => choice.value === value)?.label ?? '';
  const found = typed === null || typed === chosen ? choices : findByName(choices, namesOf, typed);
  const show = () => setOpen(true);
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (next: string) => {
    close();
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (arrow && !open) show();
    else if (event.key === 'Escape') close();
    // while the list is open, Enter chooses from it and does not submit the form
    else if (event.key !== 'Enter' || !open) return;
    event.preventDefault();
  };
  return (
    <Field {...props}>
      <OptionList
        {...{ id, label, input, open, value, choices: found, onChoose: choose }}
        nothing={text.nothingFound}
      >
        <input
          {...inputAttributes(props)}
          ref={input}
          // the submitted value is that of the chosen option
          name={undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={text.typeToSearch}
          value={typed ?? chosen}
          onFocus={show}
          onClick={show}
          onBlur={close}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            show();
          }}
        />
        <input type="hidden" name={name} value={value} />
        {value && (
          <CloseButton
            className={classes.clear}
            aria-label={text.clear(label)}
            onClick={() => {
              choose('');
              input.current?.focus();
            }}
          />
        )}
      </OptionList>
    </Field>
  );
}
