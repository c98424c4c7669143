import type { Photo } from '@mala/contract/photos/photo.ts';
import { type KeyboardEvent, useState } from 'react';
import { OwnWords } from '../../../components/profile/own-words.tsx';
import { errorsText } from '../../../i18n/en/errors.ts';
import { profileText } from '../../../i18n/en/profile.ts';
import { SlideControls, SlideRow, useSlides } from '../../../ui/carousel.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useAtFirstInteraction } from '../../../ui/use-at-first-interaction.ts';
import type { PhotoDialog } from './photo-dialog.tsx';
import classes from './photo-gallery.module.css';

const fetchDialog = () => import('./photo-dialog.tsx');

/** The dialog of large photos, whose code comes at the first touch of the page. */
function useLateDialog() {
  useAtFirstInteraction(fetchDialog);
  const [first, setFirst] = useState<number | null>(null);
  const [Dialog, setDialog] = useState<typeof PhotoDialog | null>(null);
  async function enlarge(at: number): Promise<void> {
    const late = await fetchDialog().catch(() => null);
    // not by `reportError`: whoever opens a link would load the code of forms with it
    if (!late)
      return showToast({
        kind: 'error',
        title: errorsText.general,
        message: errorsText.offline,
      });
    setDialog(() => late.PhotoDialog);
    setFirst(at);
  }
  return { Dialog, first, enlarge, close: () => setFirst(null) };
}

/**
 * The photos of a profile, one at a time: by swipe, arrow keys or thumbnails; a press enlarges them. They fill the box, with
 * the face in it; `large`: as high as a wide screen has room, and each photo whole.
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
  const { Dialog, first, enlarge, close } = useLateDialog();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || photos.length < 2 || first !== null) return;
    // otherwise the browser would also scroll the row
    event.preventDefault();
    show(index + step);
  };
  return (
    <section className={classes.gallery} aria-label={text.photos} data-swiped onKeyDown={onKeyDown}>
      <div className={classes.box} data-large={large || undefined}>
        <SlideRow slides={slides} className={classes.row}>
          {photos.map((photo, at) => (
            <li key={photo.id} className={classes.slide} inert={at !== index}>
              <button
                type="button"
                className={classes.enlarge}
                aria-label={text.enlarge(at + 1)}
                style={{ backgroundImage: `url("${photo.preview}")` }}
                onClick={() => void enlarge(at)}
              >
                <img
                  className={large ? 'photo whole' : 'photo face'}
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
                  <span className={classes.words}>
                    <OwnWords typed={photo.caption} />
                  </span>
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
      {Dialog && first !== null && (
        <Dialog photos={photos} name={name} first={first} onClose={close} />
      )}
    </section>
  );
}
