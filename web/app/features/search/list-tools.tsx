import { IconKeyboard } from '@tabler/icons-react';
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import { cardsText } from '../../i18n/en/cards.ts';
import { Button } from '../../ui/button.tsx';
import { useCardKeys } from './card-keys.ts';
import { FormChoice } from './form-choice.tsx';
import type { ListForm } from './list-form.ts';
import classes from './list-tools.module.css';

const KeysHelp = lazy(async () => ({ default: (await import('./keys-help.tsx')).KeysHelp }));

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
  const [helps, setHelps] = useState(false);
  const { used, use } = useCardKeys(list, () => setHelps(true));
  return (
    <div className={isBeside ? classes.beside : classes.tools}>
      <div className={classes.own}>{children}</div>
      {hasCards && (
        <>
          <Button look="quiet" className={classes.keys} onClick={() => setHelps(true)}>
            <IconKeyboard size={22} aria-hidden />
            {text.open}
          </Button>
          <FormChoice form={form} isSmall={isBeside} onChange={onChange} />
        </>
      )}
      {helps && (
        <Suspense>
          <KeysHelp used={used} onUse={use} onClose={() => setHelps(false)} />
        </Suspense>
      )}
    </div>
  );
}
