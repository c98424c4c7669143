import { NEXT_STATUSES, STATUS, type Status } from '@mala/contract/access/status.ts';
import { reviewingText } from '../../i18n/en/reviewing.ts';
import type { Item } from './item.ts';
import { KeyButton } from './key-button.tsx';
import classes from './review.module.css';

/** Whether a profile can be given a status now. */
export function canDecide({ status, outcome, ahead }: Item, to: Status): boolean {
  if (outcome?.kind === 'sending' || !NEXT_STATUSES[status].includes(to)) return false;
  return to !== STATUS.APPROVED || ahead.complete;
}

export interface Acts {
  approve: () => void;
  verify: () => void;
  refuse: () => void;
  double: () => void;
  next: () => void;
  back: () => void;
}

/** The decisions, in reach of a thumb; each says its key. */
export function ActBar({ item, acts, isFirst }: { item: Item; acts: Acts; isFirst: boolean }) {
  const text = reviewingText;
  return (
    <div className={classes.bar} role="toolbar" aria-label={text.acts}>
      <KeyButton keyName="K" look="quiet" disabled={isFirst} onClick={acts.back}>
        {text.back}
      </KeyButton>
      <KeyButton
        keyName="D"
        look="outline"
        disabled={!canDecide(item, STATUS.DUPLICATE)}
        onClick={acts.double}
      >
        {text.double}
      </KeyButton>
      <KeyButton keyName="J" look="quiet" onClick={acts.next}>
        {text.next}
      </KeyButton>
      <KeyButton
        keyName="R"
        look="outline"
        disabled={!canDecide(item, STATUS.REJECTED)}
        onClick={acts.refuse}
      >
        {text.refuse}
      </KeyButton>
      <KeyButton
        keyName="V"
        look="outline"
        disabled={!canDecide(item, STATUS.VERIFIED)}
        onClick={acts.verify}
      >
        {text.verify}
      </KeyButton>
      <KeyButton keyName="A" disabled={!canDecide(item, STATUS.APPROVED)} onClick={acts.approve}>
        {text.approve}
      </KeyButton>
    </div>
  );
}
