import { type KeyboardEvent, useRef, useState } from 'react';
import { Field, inputAttributes } from '../../../ui/field.tsx';
import { OptionList } from '../../../ui/option-list.tsx';
import type { SuggestingProps } from './kind-props.ts';

const fetchTowns = () => import('../../../components/profile/towns-like.ts');
type Find = Awaited<ReturnType<typeof fetchTowns>>['townsLike'];

/**
 * A text that names a town: while it is typed, in any script, the towns of the list that fit are suggested. Whatever is
 * typed stays, and is all there is where the list cannot be loaded.
 */
export function TownInput({ autoComplete, ...field }: SuggestingProps) {
  const { id, label, value, onChange } = field;
  const input = useRef<HTMLInputElement>(null);
  const [find, setFind] = useState<Find | null>(null);
  const [typing, setTyping] = useState(false);
  const choices = typing && find ? find(value) : [];
  const open = choices.length > 0;
  const close = () => setTyping(false);
  const load = () => {
    fetchTowns().then(
      ({ townsLike }) => setFind(() => townsLike),
      () => {},
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // the list has handled the key
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'ArrowDown' && !open) setTyping(true);
    else return;
    event.preventDefault();
  };
  const attributes = inputAttributes(field);
  return (
    <Field {...field}>
      <OptionList
        {...{ id, label, input, open, choices, value: '' }}
        onChoose={(town) => {
          close();
          onChange(town);
        }}
      >
        <input
          {...attributes}
          ref={input}
          type="text"
          autoComplete={autoComplete}
          onFocus={load}
          onBlur={close}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyping(true);
            attributes.onChange(event);
          }}
        />
      </OptionList>
    </Field>
  );
}
