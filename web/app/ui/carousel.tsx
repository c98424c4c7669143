import {
  type ComponentProps,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useSnapCarousel } from 'react-snap-carousel';
import { Button } from './button.tsx';
import classes from './carousel.module.css';

/** A row of slides of which one is in sight. */
export interface Slides {
  /** for the element that scrolls */
  track: RefCallback<HTMLElement>;
  count: number;
  /** the slide in sight, from 0 */
  index: number;
  /** scrolls to a slide, if there is one, by the style of the row unless told otherwise */
  show: (index: number, behavior?: ScrollBehavior) => void;
}

/** The state of a row of slides; `first` is where a fresh one stands. */
export function useSlides(count: number, first = 0): Slides {
  const initialPages = Array.from({ length: count }, (_, at) => [at]);
  const { scrollRef, activePageIndex, goTo, refresh } = useSnapCarousel({ initialPages });
  const row = useRef<HTMLElement | null>(null);
  const track = useCallback(
    (element: HTMLElement | null) => {
      row.current = element;
      scrollRef(element);
    },
    [scrollRef],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a dialog around the row is open by now
  useLayoutEffect(() => {
    if (first > 0)
      row.current?.scrollTo({ left: first * row.current.clientWidth, behavior: 'instant' });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are measured again
  useEffect(refresh, [refresh, count]);
  return {
    track,
    count,
    index: Math.min(activePageIndex, count - 1),
    show: (index, behavior = 'auto') => goTo(index, { behavior }),
  };
}

/** The row itself: the browser swipes it and stops it at a slide, also before any script has run. */
export function SlideRow({
  slides,
  className = '',
  ...others
}: ComponentProps<'ul'> & { slides: Slides }) {
  return <ul ref={slides.track} className={`${classes.row} ${className}`} {...others} />;
}

function Arrow({ back = false, ...others }: ComponentProps<'button'> & { back?: boolean }) {
  return (
    <Button look="icon" className={classes.arrow} {...others}>
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path
          d={back ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Button>
  );
}

/**
 * The ways through the slides, and which one is in sight: told politely, and not while they move by themselves. They
 * stand over the slides or below them; nothing is needed with a single one.
 */
export function SlideControls({
  slides: { count, index, show },
  text,
  over = false,
  moving = false,
  children,
}: {
  slides: Pick<Slides, 'count' | 'index' | 'show'>;
  text: { previous: string; next: string; position: (number: number, count: number) => string };
  over?: boolean;
  moving?: boolean;
  /** further buttons */
  children?: ReactNode;
}) {
  if (count < 2) return null;
  const last = index === count - 1;
  return (
    <div className={classes.controls} data-over={over || undefined}>
      <Arrow
        back
        aria-label={text.previous}
        aria-disabled={index === 0}
        onClick={() => show(index - 1)}
      />
      <p className={classes.position} aria-live={moving ? 'off' : 'polite'}>
        {text.position(index + 1, count)}
      </p>
      <Arrow aria-label={text.next} aria-disabled={last} onClick={() => show(index + 1)} />
      {children}
    </div>
  );
}
