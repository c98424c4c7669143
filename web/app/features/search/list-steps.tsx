import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { profilePageText } from '../../i18n/en/profile-page.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { scrollsSideways } from '../../ui/scrolls-sideways.ts';
import { SmallIcon } from '../../ui/small-icons.tsx';
import { useSwipe } from '../../ui/use-swipe.ts';
import { areKeysUsed } from './card-keys.ts';
import classes from './list-steps.module.css';
import { useNeighbours } from './use-neighbours.ts';

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Of the list too, unless they are turned off. */
const LETTERS: typeof ARROWS = { k: -1, j: 1 };
/** Where keys are typed or have another use. */
const OWN = 'input, select, textarea, [contenteditable], [role="radiogroup"], dialog';

/** From profile to profile of the list that one came from: by buttons, keys and swipes. Back still leads to the list. */
export function ListSteps({
  profileId,
  list,
}: {
  profileId: string;
  /** the address of the list */
  list: string;
}) {
  const text = profilePageText.list;
  const neighbours = useNeighbours(profileId, list);
  const navigate = useNavigate();
  const pressed = useRef<HTMLButtonElement | null>(null);
  const step = (by: 1 | -1): boolean => {
    const to = by > 0 ? neighbours?.next : neighbours?.previous;
    if (!to) return false;
    void navigate(paths.profile(to), { state: { search: list }, replace: true });
    return true;
  };
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useSwipe(step);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = ARROWS[event.key] ?? (areKeysUsed() ? LETTERS[event.key] : undefined);
      if (!by || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(OWN)) return;
      // the lists of a page, and its dialogs, have keys of their own
      if (document.querySelector('dialog[open]') || scrollsSideways(target)) return;
      if (latest.current(by)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  // a navigation moves the focus to the page
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step
  useEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    if (!button) return;
    const frame = requestAnimationFrame(() => button.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [profileId]);
  if (!neighbours) return null;
  const { number, count, previous, next } = neighbours;
  const letters = areKeysUsed();
  return (
    <nav className={classes.steps} aria-label={text.title}>
      <Button
        look="icon"
        aria-label={text.previous}
        aria-disabled={!previous}
        aria-keyshortcuts={letters ? 'ArrowLeft k' : 'ArrowLeft'}
        onClick={({ currentTarget }) => {
          if (step(-1)) pressed.current = currentTarget;
        }}
      >
        <SmallIcon name="back" />
      </Button>
      <span aria-live="polite" className={classes.place}>
        {text.position(number, count)}
      </span>
      <Button
        look="icon"
        aria-label={text.next}
        aria-disabled={!next}
        aria-keyshortcuts={letters ? 'ArrowRight j' : 'ArrowRight'}
        onClick={({ currentTarget }) => {
          if (step(1)) pressed.current = currentTarget;
        }}
      >
        <SmallIcon name="on" />
      </Button>
    </nav>
  );
}
