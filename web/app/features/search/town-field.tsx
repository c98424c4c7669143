import { SOUGHT_LENGTH } from '@mala/contract/search.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { searchPanelText } from '../../i18n/en/search-panel.ts';
import { Field, inputAttributes } from '../../ui/field.tsx';
import { OptionList } from '../../ui/option-list.tsx';

const fetchTowns = () => import('../../components/profile/towns-like.ts');
type Find = Awaited<ReturnType<typeof fetchTowns>>['townsLike'];

/** The name of a town, of which those of the list are suggested in any script; any other text will do. */
export function TownField({
  value,
  onChange,
  onChoose,
}: {
  value: string;
  onChange: (typed: string) => void;
  onChoose: (town: string) => void;
}) {
  const { label } = searchPanelText.towns;
  const input = useRef<HTMLInputElement>(null);
  const [find, setFind] = useState<Find | null>(null);
  const [isTyping, setTyping] = useState(false);
  const choices = isTyping && find ? find(value) : [];
  const open = choices.length > 0;
  const field = { id: 'filter-town', name: 'town', label, value, onChange };
  const load = () => {
    fetchTowns().then(
      ({ townsLike }) => setFind(() => townsLike),
      () => {},
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // the list has handled the key
    if (event.defaultPrevented || event.key !== 'Escape' || !open) return;
    setTyping(false);
    event.preventDefault();
  };
  return (
    <Field {...field}>
      <OptionList
        {...{ id: field.id, label, input, open, choices, value: '' }}
        onChoose={(town) => {
          setTyping(false);
          onChoose(town);
        }}
      >
        <input
          {...inputAttributes(field)}
          ref={input}
          type="text"
          autoComplete="off"
          maxLength={SOUGHT_LENGTH}
          onFocus={load}
          onBlur={() => setTyping(false)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyping(true);
            onChange(event.currentTarget.value);
          }}
        />
      </OptionList>
    </Field>
  );
}
