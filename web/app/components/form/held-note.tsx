import type { HeldText } from '@mala/contract/profiles/held-text.ts';
import { heldText } from '../../i18n/en/held.ts';
import { useText } from '../../i18n/language.ts';
import classes from './held-note.module.css';

/** Beside a text that others do not see: that the office looks at it, or why it was refused. */
export function HeldNote({ held }: { held: HeldText }) {
  const text = useText(heldText);
  return (
    <p className={classes.note} data-refused={held.state === 'refused' || undefined}>
      {held.state === 'refused' ? text.refused(held.reason) : text.waiting}
    </p>
  );
}
