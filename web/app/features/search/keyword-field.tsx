import { SOUGHT_LENGTH } from '@mala/contract/search.ts';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import { Button } from '../../ui/button.tsx';
import field from '../../ui/field.module.css';
import classes from './keyword-field.module.css';

/** Words that a profile has, or its id; asked for by Enter, so that a list is not loaded for every letter. */
export function KeywordField({
  keyword,
  wasOpened = false,
  onChange,
}: {
  keyword: string;
  /** by a press: it takes the focus */
  wasOpened?: boolean;
  onChange: (keyword: string) => void;
}) {
  const text = searchText.keyword;
  const [typed, setTyped] = useState(keyword);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wasOpened) input.current?.focus();
  }, [wasOpened]);
  // it is also removed as a chip, and read from the address
  useEffect(() => setTyped(keyword), [keyword]);
  return (
    <search>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          onChange(typed.trim());
        }}
      >
        <label className={field.label} htmlFor="search-keyword">
          {text.label}
        </label>
        <input
          ref={input}
          id="search-keyword"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={SOUGHT_LENGTH}
          className={`${field.input} ${classes.input}`}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            // emptied, as by the cross of the browser
            if (value === '' && keyword) onChange('');
          }}
        />
        <Button type="submit" look="icon" className={classes.button} aria-label={text.submit}>
          <IconSearch size={22} aria-hidden />
        </Button>
      </form>
    </search>
  );
}
