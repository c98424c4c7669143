import { IconKeyboard } from '@tabler/icons-react';
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import { cardsText } from '../../i18n/en/cards.ts';
import { Button } from '../../ui/button.tsx';
import { useCardKeys } from './card-keys.ts';
import classes from './list-tools.module.css';

const KeysHelp = lazy(async () => ({ default: (await import('./keys-help.tsx')).KeysHelp }));

/** What can be done with a list, in `children`, the keys that go through it, and how it is shown. */
export function ListTools({
  list,
  formChoice,
  hasCards,
  children,
}: {
  list: RefObject<HTMLUListElement | null>;
  formChoice: ReactNode;
  /** or will have them */
  hasCards: boolean;
  children: ReactNode;
}) {
  const text = cardsText.keys;
  const [helps, setHelps] = useState(false);
  const { used, use } = useCardKeys(list, () => setHelps(true));
  return (
    <div className={classes.tools}>
      <div className={classes.own}>{children}</div>
      {hasCards && (
        <>
          <Button look="quiet" className={classes.keys} onClick={() => setHelps(true)}>
            <IconKeyboard size={22} aria-hidden />
            {text.open}
          </Button>
          {formChoice}
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
