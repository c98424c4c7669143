import { IconKeyboard } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { cardsText } from '../../i18n/en/cards.ts';
import { throwOffline } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { useCardKeys } from './card-keys.ts';
import { FormChoice } from './form-choice.tsx';
import type { KeysHelp } from './keys-help.tsx';
import type { ListForm } from './list-form.ts';
import classes from './list-tools.module.css';

/** The help of keys, whose code comes when it is called for. */
function useLateHelp() {
  const [Help, setHelp] = useState<typeof KeysHelp | null>(null);
  const open = () =>
    void import('./keys-help.tsx')
      .catch(throwOffline)
      .then((late) => setHelp(() => late.KeysHelp), reportError);
  return { Help, open, close: () => setHelp(null) };
}

/** What can be done with a list, in `children`, how it is shown, and the keys that go through it. */
export function ListTools({
  list,
  form,
  isBeside,
  hasCards,
  onChange,
  children,
}: {
  list: RefObject<HTMLUListElement | null>;
  form: ListForm;
  /** the title of the page, on a phone */
  isBeside: boolean;
  /** or will have them */
  hasCards: boolean;
  onChange: (form: ListForm) => void;
  children: ReactNode;
}) {
  const text = cardsText.keys;
  const { Help, open, close } = useLateHelp();
  const { used, use } = useCardKeys(list, open);
  return (
    <div className={isBeside ? classes.beside : classes.tools}>
      <div className={classes.own}>{children}</div>
      <div className={classes.shown} data-unused={!hasCards || undefined}>
        <Button look="quiet" className={classes.keys} onClick={open}>
          <IconKeyboard size={22} aria-hidden />
          {text.open}
        </Button>
        <FormChoice form={form} isSmall={isBeside} onChange={onChange} />
      </div>
      {Help && <Help used={used} onUse={use} onClose={close} />}
    </div>
  );
}
