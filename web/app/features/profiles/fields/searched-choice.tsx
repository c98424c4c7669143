import { useCallback, useRef, useState } from 'react';
import { useWizardText } from '../../../i18n/wizard.ts';
import { Field, inputAttributes } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useAtFirstSign } from '../../../ui/use-at-first-sign.ts';
import type { SearchedProps } from './searched-select.tsx';

const importCode = () => import('./searched-select.tsx');
type Code = Awaited<ReturnType<typeof importCode>>;

let code: Code | null = null;

/** Known at once when it has been fetched before, so that no field changes under the eye. */
async function fetchCode(): Promise<Code> {
  code = await importCode();
  return code;
}

/**
 * One of a long list, by a search. Its code, larger than the rest of the page, is fetched when somebody begins; until
 * then a field stands for it that looks the same and keeps what is typed. Where it cannot be had, the browser's own
 * picker serves.
 */
export function SearchedChoice(props: SearchedProps) {
  const text = useWizardText();
  const [shown, setShown] = useState(code);
  const [failed, setFailed] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const show = useCallback(async () => {
    try {
      const fetched = await fetchCode();
      if (input.current && input.current === document.activeElement) setTyped((old) => old ?? '');
      else setTyped(null);
      setShown(fetched);
    } catch {
      setFailed(true);
    }
  }, []);
  useAtFirstSign(show);
  if (shown) return <shown.SearchedSelect {...props} typed={typed} />;
  if (failed) return <SelectField {...props} placeholder={text.choose} />;
  const chosen = props.choices.find(({ value }) => value === props.value)?.label ?? '';
  return (
    <Field {...props}>
      <input
        {...inputAttributes({ ...props, value: props.value as never })}
        ref={input}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded="false"
        autoComplete="off"
        placeholder={text.typeToSearch}
        value={typed ?? chosen}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </Field>
  );
}
