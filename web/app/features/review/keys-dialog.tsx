import { reviewingText } from '../../i18n/en/reviewing.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './review.module.css';

/** What each key of the page does. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const text = reviewingText;
  const keys = [
    ['A', text.approve],
    ['V', text.verify],
    ['R', text.refuse],
    ['1 – 9', text.keyOf.reasons],
    ['D', text.double],
    ['J, →', text.next],
    ['K, ←', text.back],
    ['Enter', text.keyOf.send],
    ['Esc', text.keyOf.cancel],
    ['?', text.keyOf.help],
  ] as const;
  return (
    <Dialog title={text.keysTitle} startAt="[data-close]" onClose={onClose}>
      <dl className={classes.keys}>
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd className={classes.key} translate="no">
                {key}
              </kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p>{text.keysHint}</p>
      <Button data-close onClick={onClose}>
        {text.close}
      </Button>
    </Dialog>
  );
}
