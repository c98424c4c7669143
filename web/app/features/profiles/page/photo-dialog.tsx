import type { Photo } from '@mala/contract/photos/photo.ts';
import { type KeyboardEvent, useEffect } from 'react';
import { OwnWords } from '../../../components/profile/own-words.tsx';
import { profileText } from '../../../i18n/en/profile.ts';
import { profilePageText } from '../../../i18n/en/profile-page.ts';
import { Button } from '../../../ui/button.tsx';
import { SlideControls, SlideRow, useSlides } from '../../../ui/carousel.tsx';
import { CloseButton } from '../../../ui/close-button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { SmallIcon } from '../../../ui/small-icons.tsx';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import classes from './photo-dialog.module.css';
import { useZoom } from './use-zoom.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1 };
const STEP_PX = 80;

/** The photos in window size: by swipe, buttons or arrow keys; the one that is shown can be enlarged further. */
export function PhotoDialog({
  photos,
  name,
  first,
  onClose,
}: {
  photos: readonly Photo[];
  name: string;
  first: number;
  onClose: () => void;
}) {
  const text = profileText;
  const slides = useSlides(photos.length, first);
  const { index } = slides;
  useBackCloses(true, onClose);
  const { frame, style, isLarge, isLargest, zoom, move, whole } = useZoom();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another photo comes
  useEffect(() => whole(), [index]);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ZOOMS[event.key];
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    if (by) zoom(by);
    else if (isLarge && (x || y)) move(x * STEP_PX, y * STEP_PX);
    else if (x) slides.show(index + x);
    else return;
    // otherwise the browser would also scroll the row
    event.preventDefault();
  };
  return (
    <Modal
      className={classes.dialog}
      aria-label={text.photos}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <SlideRow slides={slides} className={classes.row} tabIndex={0}>
        {photos.map((photo, at) => (
          <li key={photo.id} className={classes.slide}>
            <div
              className={classes.frame}
              data-large={(at === index && isLarge) || undefined}
              {...(at === index && frame)}
            >
              <img
                className={classes.photo}
                src={photo.large}
                alt={text.photoOf(at + 1, photos.length, name)}
                translate="no"
                width={photo.width}
                height={photo.height}
                loading={at === first ? 'eager' : 'lazy'}
                draggable={false}
                style={{
                  backgroundImage: `url("${photo.preview}")`,
                  ...(at === index && style),
                }}
              />
            </div>
            {photo.caption && (
              <p className={classes.caption}>
                <OwnWords typed={photo.caption} />
              </p>
            )}
          </li>
        ))}
      </SlideRow>
      <CloseButton className={classes.close} aria-label={text.close} onClick={onClose} />
      <SlideControls slides={slides} text={text} over />
      <ZoomButtons isLarge={isLarge} isLargest={isLargest} zoom={zoom} />
    </Modal>
  );
}

function ZoomButtons({
  isLarge,
  isLargest,
  zoom,
}: {
  isLarge: boolean;
  isLargest: boolean;
  zoom: (by: 1 | -1) => void;
}) {
  const text = profilePageText.zoom;
  return (
    <div className={classes.zoom}>
      <Button look="icon" aria-label={text.out} aria-disabled={!isLarge} onClick={() => zoom(-1)}>
        <SmallIcon name="minus" />
      </Button>
      <Button look="icon" aria-label={text.in} aria-disabled={isLargest} onClick={() => zoom(1)}>
        <SmallIcon name="plus" />
      </Button>
    </div>
  );
}
