import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Photo } from '@mala/contract/photos/photo.ts';
import { photoSources } from '../../components/profile/photo-sources.ts';
import { Silhouette } from '../../components/profile/silhouette.tsx';
import type { ListForm } from './list-form.ts';
import classes from './profile-face.module.css';

const SIZES = { cards: '(max-width: 62em) 46vw, 15rem', list: '8.5rem' };

/** The photo of a card, over its blurred preview while it loads; the preview alone, or a silhouette without a photo. */
export function ProfileFace({
  photo,
  blurred,
  alt,
  gender,
  domain,
  form,
  near,
}: {
  photo: Photo | undefined;
  blurred: string | undefined;
  alt: string;
  gender: string;
  domain: Domain;
  form: ListForm;
  /** among those that are seen first: it is not waited for until one scrolls */
  near: boolean;
}) {
  if (!photo && blurred)
    return (
      <div
        className={classes.frame}
        role="img"
        aria-label={alt}
        translate="no"
        style={{ backgroundImage: `url("${blurred}")` }}
      />
    );
  if (!photo)
    return (
      <div className={classes.frame}>
        <Silhouette gender={gender === 'male' ? 'male' : 'female'} domain={domain} />
      </div>
    );
  return (
    <div className={classes.frame} style={{ backgroundImage: `url("${photo.preview}")` }}>
      <img
        className="photo face"
        src={photo.url}
        srcSet={photoSources(photo)}
        sizes={SIZES[form]}
        alt={alt}
        translate="no"
        width={photo.width}
        height={photo.height}
        loading={near ? 'eager' : 'lazy'}
        fetchPriority={near ? 'high' : 'auto'}
        decoding="async"
      />
    </div>
  );
}
