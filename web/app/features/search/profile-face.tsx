import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Photo } from '@mala/contract/photos/photo.ts';
import { photoSources } from '../../components/profile/photo-sources.ts';
import { Silhouette } from '../../components/profile/silhouette.tsx';
import classes from './profile-face.module.css';

/** The photo of a card, over its blurred preview while it loads; the preview alone, or a silhouette without a photo. */
export function ProfileFace({
  photo,
  blurred,
  alt,
  gender,
  domain,
}: {
  photo: Photo | undefined;
  blurred: string | undefined;
  alt: string;
  gender: string;
  domain: Domain;
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
        sizes="(max-width: 30em) 92vw, (max-width: 48em) 46vw, 18rem"
        alt={alt}
        translate="no"
        width={photo.width}
        height={photo.height}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
