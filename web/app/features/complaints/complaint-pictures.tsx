import { complaintsText } from '../../i18n/en/complaints.ts';
import classes from './complaints.module.css';

/** The pictures of a complaint, each opening large in a new tab. */
export function ComplaintPictures({
  pictures,
}: {
  pictures: readonly { id: string; large: string; short: string }[];
}) {
  if (pictures.length === 0) return null;
  return (
    <div className={classes.pictures}>
      {pictures.map(({ id, large, short }, place) => (
        <a key={id} href={large} target="_blank" rel="noreferrer">
          <img
            className={classes.picture}
            src={short}
            alt={complaintsText.own.picture(place + 1)}
          />
        </a>
      ))}
    </div>
  );
}
