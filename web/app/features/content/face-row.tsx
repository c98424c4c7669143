import type { Domain } from '@mala/contract/communities/domain.ts';
import type { FeaturedFace } from '@mala/contract/content.ts';
import { useId } from 'react';
import { Silhouette } from '../../components/profile/silhouette.tsx';
import { homeText } from '../../i18n/en/home.ts';
import classes from './face-row.module.css';

type Gender = 'female' | 'male';

/** Faces in one row that scrolls on phones, so that its height is known before the faces. */
const PLACES = [1, 2, 3, 4, 5, 6];

export function FaceRow({
  title,
  gender,
  domain,
  faces,
  loading,
}: {
  title: string;
  gender: Gender;
  domain: Domain;
  faces: readonly FeaturedFace[];
  loading: boolean;
}) {
  const id = useId();
  return (
    <div data-gender={gender} aria-busy={loading}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by the arrow keys */}
      <ul className={classes.row} aria-labelledby={id} tabIndex={0}>
        {loading
          ? PLACES.map((place) => (
              <li key={place} className={classes.card} aria-hidden>
                <div className={classes.frame} />
                <p className={classes.name}>&nbsp;</p>
                <p className={classes.about} />
              </li>
            ))
          : faces.map((face, at) => (
              // the reply has nothing that identifies them
              // biome-ignore lint/suspicious/noArrayIndexKey: the row is rendered once
              <FaceCard key={at} face={face} gender={gender} domain={domain} />
            ))}
      </ul>
    </div>
  );
}

function FaceCard({
  face: { name, age, city, photo },
  gender,
  domain,
}: {
  face: FeaturedFace;
  gender: Gender;
  domain: Domain;
}) {
  const { featured } = homeText;
  return (
    // their own words, which no browser should translate
    <li className={classes.card} translate="no">
      <div
        className={classes.frame}
        style={photo ? { backgroundImage: `url("${photo.preview}")` } : undefined}
      >
        {photo ? (
          <img
            className="photo face"
            src={photo.short}
            alt={featured.photoOf(name)}
            width={photo.width}
            height={photo.height}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Silhouette gender={gender} domain={domain} />
        )}
      </div>
      <p className={classes.name}>{name}</p>
      <p className={classes.about}>{featured.about(age, city)}</p>
    </li>
  );
}
