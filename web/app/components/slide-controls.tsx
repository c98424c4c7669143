import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { profileText } from '../i18n/en/profile.ts';
import { useText } from '../i18n/language.ts';
import classes from './slide-controls.module.css';

/** The arrows over a row of photos, and which one of how many is in sight; nothing over a single one. */
export function SlideControls({
  index,
  count,
  show,
}: {
  /** the slide in sight, from 0 */
  index: number;
  count: number;
  show: (index: number) => void;
}) {
  const text = useText(profileText);
  if (count < 2) return null;
  return (
    <>
      <button
        type="button"
        className={classes.previous}
        aria-label={text.previous}
        aria-disabled={index === 0}
        onClick={() => show(index - 1)}
      >
        <IconChevronLeft size={26} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.next}
        aria-label={text.next}
        aria-disabled={index === count - 1}
        onClick={() => show(index + 1)}
      >
        <IconChevronRight size={26} aria-hidden />
      </button>
      <p className={classes.position} aria-live="polite">
        {text.position(index + 1, count)}
      </p>
    </>
  );
}
