import type { ShownMarriage } from '@mala/contract/marriages.ts';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useSlides } from '../../components/use-slides.ts';
import { homeText } from '../../i18n/en/home.ts';
import { useText } from '../../i18n/language.ts';
import classes from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { useRotation } from './use-rotation.ts';
import { WeddingSlide } from './wedding-slide.tsx';

/**
 * Wedding photos, one at a time: swiped, by the arrow keys or by the buttons. They move on slowly by themselves
 * until somebody takes over; never where motion is not wanted.
 */
export function Carousel({ marriages }: { marriages: readonly ShownMarriage[] }) {
  const { marriages: text } = useText(homeText);
  const count = marriages.length;
  const { track, index, show, onScroll } = useSlides(count);
  const root = useRef<HTMLElement>(null);
  const at = useRef(index);
  const showNow = useRef(show);
  useEffect(() => {
    at.current = index;
    showNow.current = show;
  });
  const moveOn = useCallback(() => {
    if (at.current + 1 < count) showNow.current(at.current + 1);
    // the way back over all of them would be a whirl
    else track.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [count, track]);
  const rotation = useRotation(root, count, moveOn);
  const { setPlaying, setHovered, setFocused } = rotation;

  const choose = (wanted: number) => {
    setPlaying(false);
    show(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[
      event.key
    ];
    if (wanted === undefined) return;
    event.preventDefault();
    choose(wanted);
  };
  return (
    <section
      ref={root}
      className={classes.carousel}
      aria-roledescription="carousel"
      aria-label={text.carousel}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onTouchStart={() => setPlaying(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by the arrow keys */}
      <ul ref={track} className={classes.track} onScroll={onScroll} tabIndex={0}>
        {marriages.map((marriage, place) => (
          <WeddingSlide key={marriage.id} marriage={marriage} hidden={place !== index} />
        ))}
      </ul>
      <CarouselControls index={index} count={count} choose={choose} rotation={rotation} />
    </section>
  );
}
