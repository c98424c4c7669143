import type { Photo } from '@mala/contract/photos/photo.ts';
import { useState } from 'react';
import { OwnWords } from '../../../components/profile/own-words.tsx';
import { profileText } from '../../../i18n/en/profile.ts';
import { SlideControls, SlideRow, useSlides } from '../../../ui/carousel.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import classes from './photo-gallery.module.css';

/**
 * The photos of a profile, one at a time: by swipe, arrow keys or thumbnails; a press enlarges them. `large`: as high as a wide
 * screen has room.
 */
export function PhotoGallery({
  photos,
  name,
  large = false,
}: {
  photos: readonly Photo[];
  name: string;
  large?: boolean;
}) {
  const text = profileText;
  const slides = useSlides(photos.length);
  const { index, show } = slides;
  const [enlarged, setEnlarged] = useState<number | null>(null);
  return (
    <section className={classes.gallery} aria-label={text.photos}>
      <div className={classes.box} data-large={large || undefined}>
        <SlideRow slides={slides} className={classes.row}>
          {photos.map((photo, at) => (
            <li key={photo.id} className={classes.slide} inert={at !== index}>
              <button
                type="button"
                className={classes.enlarge}
                aria-label={text.enlarge(at + 1)}
                style={{ backgroundImage: `url("${photo.preview}")` }}
                onClick={() => setEnlarged(at)}
              >
                <img
                  className="photo whole"
                  src={photo.url}
                  alt={text.photoOf(at + 1, photos.length, name)}
                  translate="no"
                  width={photo.width}
                  height={photo.height}
                  loading={at === 0 ? 'eager' : 'lazy'}
                />
              </button>
              {photo.caption && (
                <p className={classes.caption}>
                  <OwnWords typed={photo.caption} />
                </p>
              )}
            </li>
          ))}
        </SlideRow>
        <SlideControls slides={slides} text={text} over />
      </div>
      {photos.length > 1 && (
        <ul className={classes.thumbs}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <button
                type="button"
                className={classes.thumb}
                aria-label={text.show(at + 1)}
                aria-current={at === index}
                style={{ backgroundImage: `url("${photo.preview}")` }}
                onClick={() => show(at)}
              >
                <img className="photo face" src={photo.short} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {enlarged !== null && (
        <PhotoDialog
          photos={photos}
          name={name}
          first={enlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
    </section>
  );
}
