import type { ShownMarriage } from '@mala/contract/marriages.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { homeText } from '../../i18n/en/home.ts';
import { Button } from '../../ui/button.tsx';
import { SlideControls, SlideRow, useSlides } from '../../ui/carousel.tsx';
import classes from './carousel.module.css';
import { MarriageSlide } from './marriage-slide.tsx';
import { useRotation } from './use-rotation.ts';

/**
 * Photos of marriages, one at a time: by swipe, arrow keys or buttons. They advance slowly until somebody takes over;
 * never with reduced motion.
 */
export function Carousel({
  marriages,
  count,
  onLive,
}: {
  marriages: readonly ShownMarriage[];
  count: number;
  /** its buttons do what they say from now on */
  onLive: () => void;
}) {
  const { marriages: text } = homeText;
  const slides = useSlides(count);
  const { index } = slides;
  const root = useRef<HTMLElement>(null);
  const rotation = useRotation(root, count, () => {
    if (index + 1 < count) slides.show(index + 1);
    // scrolling back over all slides would be distracting
    else slides.show(0, 'instant');
  });
  useEffect(onLive, [onLive]);
  const { playing, moving, still, setPlaying, setHovered, setFocused } = rotation;

  const show = (wanted: number) => {
    setPlaying(false);
    slides.show(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[
      event.key
    ];
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
  };
  return (
    <section
      ref={root}
      className={classes.carousel}
      aria-roledescription={text.carouselRole}
      aria-label={text.carousel}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onTouchStart={() => setPlaying(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <SlideRow slides={slides} className={classes.row} tabIndex={0}>
        {Array.from({ length: count }, (_, place) => (
          // the list is rendered once: placeholders first, then their photos
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <MarriageSlide key={place} marriage={marriages[place]} hidden={place !== index} />
        ))}
      </SlideRow>
      <SlideControls slides={{ count, index, show }} text={text} moving={moving}>
        {!still && (
          <Button look="quiet" onClick={() => setPlaying(!playing)}>
            {playing ? text.pause : text.play}
          </Button>
        )}
      </SlideControls>
    </section>
  );
}
