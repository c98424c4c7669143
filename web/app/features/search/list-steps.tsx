import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { profilePageText } from '../../i18n/en/profile-page.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { scrollsSideways } from '../../ui/scrolls-sideways.ts';
import { SmallIcon } from '../../ui/small-icons.tsx';
import { useSwipe } from '../../ui/use-swipe.ts';
import { actOf, areKeysUsed, isElsewhere } from './card-keys.ts';
import classes from './list-steps.module.css';
import { useNeighbours } from './use-neighbours.ts';

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Of the list too, unless they are turned off. */
const LETTERS: typeof ARROWS = { previous: -1, next: 1 };

function stepOf(event: KeyboardEvent): 1 | -1 | undefined {
  const { key, altKey, ctrlKey, metaKey } = event;
  const arrow = altKey || ctrlKey || metaKey ? undefined : ARROWS[key];
  return arrow ?? (areKeysUsed() ? LETTERS[actOf(event) ?? ''] : undefined);
}

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
  useSwipe(step);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = stepOf(event);
    // a row of photos moves by keys of its own
    if (!by || isElsewhere(event) || scrollsSideways(event.target)) return;
    if (step(by)) event.preventDefault();
  });
  // with the buttons: a key that is pressed as they come is not lost
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
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
