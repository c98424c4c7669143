import { cardsText } from '../../i18n/en/cards.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './list-tools.module.css';

const ROWS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['s', 'shortlist'],
  ['Enter', 'enter'],
  ['/', 'search'],
  ['?', 'help'],
] as const;

/** The keys of a list, and whether they are used. */
export function KeysHelp({
  used,
  onUse,
  onClose,
}: {
  used: boolean;
  onUse: (wanted: boolean) => void;
  onClose: () => void;
}) {
  const text = cardsText.keys;
  return (
    <Dialog title={text.title} onClose={onClose}>
      <dl className={classes.list}>
        {ROWS.map(([key, what]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd className={classes.key} lang="en">
                {key}
              </kbd>
            </dt>
            <dd>{text[what]}</dd>
          </div>
        ))}
      </dl>
      <CheckField id="card-keys" name="card-keys" label={text.use} value={used} onChange={onUse} />
    </Dialog>
  );
}
