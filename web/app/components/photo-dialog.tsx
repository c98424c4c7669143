import type { Photo } from '@mala/contract/photos.ts';
import { type KeyboardEvent, useLayoutEffect } from 'react';
import { profileText } from '../i18n/en/profile.ts';
import { useText } from '../i18n/language.ts';
import { CloseButton } from '../ui/close-button.tsx';
import { Modal } from '../ui/dialog.tsx';
import classes from './photo-dialog.module.css';
import { SlideControls } from './slide-controls.tsx';
import { useSlides } from './use-slides.ts';

/** The photos as large as the window: swiped, by the arrows or the arrow keys. */
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
  const text = useText(profileText);
  const { track, index, show, onScroll } = useSlides(photos.length, first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, at the photo that was touched
  useLayoutEffect(() => {
    const row = track.current;
    row?.scrollTo({ left: first * row.clientWidth, behavior: 'instant' });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    // the browser would scroll the row as well
    event.preventDefault();
    show(index + step);
  };
  return (
    <Modal
      className={classes.dialog}
      aria-label={text.photos}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
      <ul ref={track} className={classes.track} tabIndex={0} onScroll={onScroll}>
        {photos.map((photo, at) => (
          <li key={photo.id} className={classes.slide}>
            <img
              className={classes.photo}
              src={photo.large}
              alt={text.photoOf(at + 1, photos.length, name)}
              width={photo.width}
              height={photo.height}
              loading={at === first ? 'eager' : 'lazy'}
              style={{ backgroundImage: `url("${photo.preview}")` }}
            />
            {photo.caption && <p className={classes.caption}>{photo.caption}</p>}
          </li>
        ))}
      </ul>
      <CloseButton className={classes.close} aria-label={text.close} onClick={onClose} />
      <SlideControls index={index} count={photos.length} show={show} />
    </Modal>
  );
}
