import type { Marriage } from '@mala/contract/marriages.ts';
import { marriagesText } from '../../i18n/en/marriages.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import { shortDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import classes from './marriage-list.module.css';

/** An uploaded photo: its caption, on whose page it stands and since when. */
export function MarriageCard({ marriage, onRemove }: { marriage: Marriage; onRemove: () => void }) {
  const text = useText(marriagesText);
  const { siteName } = useText(shellText);
  const { caption, domain, created_at, preview, url, width, height } = marriage;
  return (
    <li className={classes.card}>
      <div className={classes.frame} style={{ backgroundImage: `url("${preview}")` }}>
        <img
          className="photo whole"
          src={url}
          alt={text.marriage}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </div>
      <p className={classes.caption}>{caption}</p>
      <p>
        {siteName[domain]}, <time dateTime={created_at}>{shortDate(created_at)}</time>
      </p>
      <Button look="danger" aria-label={text.removeOf(caption)} onClick={onRemove}>
        {text.remove}
      </Button>
    </li>
  );
}
