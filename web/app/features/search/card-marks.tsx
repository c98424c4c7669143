import type { Activity, ProfileCard as Card } from '@mala/contract/profiles/view.ts';
import { cardsText } from '../../i18n/en/cards.ts';
import classes from './card-marks.module.css';

/** What the profile is to the viewer, in one word: the most that happened. */
export function Mark({ marks }: { marks: Card['marks'] }) {
  const text = cardsText.marks;
  if (marks?.contact_viewed) return <p className={classes.mark}>{text.contactViewed}</p>;
  if (marks?.seen) return <p className={classes.mark}>{text.seen}</p>;
  if (marks?.new) return <p className={`${classes.mark} ${classes.new}`}>{text.new}</p>;
  return null;
}

/** When the member was last here, roughly. */
export function LastActive({ active }: { active: Activity | undefined }) {
  if (!active) return null;
  return <p className={classes[active] ?? classes.active}>{cardsText.active[active]}</p>;
}
