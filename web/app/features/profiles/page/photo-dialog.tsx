import type { Photo } from '@mala/contract/photos/photo.ts';
import type { KeyboardEvent } from 'react';
import { OwnWords } from '../../../components/profile/own-words.tsx';
import { profileText } from '../../../i18n/en/profile.ts';
import { SlideControls, SlideRow, useSlides } from '../../../ui/carousel.tsx';
import { CloseButton } from '../../../ui/close-button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import classes from './photo-dialog.module.css';

/** The photos in window size: by swipe, buttons or arrow keys. */
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
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    // otherwise the browser would also scroll the row
    event.preventDefault();
    slides.show(slides.index + step);
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
            <img
              className={classes.photo}
              src={photo.large}
              alt={text.photoOf(at + 1, photos.length, name)}
              translate="no"
              width={photo.width}
              height={photo.height}
              loading={at === first ? 'eager' : 'lazy'}
              style={{ backgroundImage: `url("${photo.preview}")` }}
            />
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
    </Modal>
  );
}
