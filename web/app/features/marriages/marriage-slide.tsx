import type { ShownMarriage } from '@mala/contract/marriages.ts';
import { photoSources } from '../../components/profile/photo-sources.ts';
import { homeText } from '../../i18n/en/home.ts';
import classes from './carousel.module.css';

/** A marriage photo over its blurred preview, which avoids layout shift, with its caption. */
export function MarriageSlide({
  marriage,
  hidden,
}: {
  /** not loaded yet: its space is reserved */
  marriage: ShownMarriage | undefined;
  hidden: boolean;
}) {
  const { marriages: text } = homeText;
  return (
    <li inert={hidden}>
      <figure>
        <div
          className={classes.frame}
          style={marriage && { backgroundImage: `url("${marriage.preview}")` }}
        >
          {marriage && (
            <img
              className="photo whole"
              src={marriage.url}
              srcSet={photoSources(marriage)}
              sizes="(max-width: 44rem) 92vw, 40rem"
              alt={text.photo}
              width={marriage.width}
              height={marriage.height}
              loading="lazy"
              decoding="async"
            />
          )}
        </div>
        <figcaption className={classes.caption} translate="no">
          {marriage?.caption}
        </figcaption>
      </figure>
    </li>
  );
}
