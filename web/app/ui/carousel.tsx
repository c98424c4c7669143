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

/** A row of slides of which one is visible. */
export interface Slides {
  /** ref of the scrolling element */
  track: RefCallback<HTMLElement>;
  count: number;
  /** the visible slide, from 0 */
  index: number;
  /** scrolls to a slide, if it exists, with the row's scroll behavior by default */
  show: (index: number, behavior?: ScrollBehavior) => void;
}

/** The state of a row of slides; `first` is the initial slide. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a dialog around the row is open
  useLayoutEffect(() => {
    if (first > 0)
      row.current?.scrollTo({ left: first * row.current.clientWidth, behavior: 'instant' });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again if the slides change
  useEffect(refresh, [refresh, count]);
  return {
    track,
    count,
    index: Math.min(activePageIndex, count - 1),
    show: (index, behavior = 'auto') => goTo(index, { behavior }),
  };
}

/** The row: the browser handles swiping and snapping, also before any script has run. */
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
 * Previous and next buttons and the position, which is announced politely, but not while slides advance automatically.
 * Shown over the slides or below them; a single slide needs none.
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
