import type { Marriage } from '@mala/contract/marriages.ts';
import { useMarriagesText } from '../../i18n/marriages.ts';
import { useShellText } from '../../i18n/shell.ts';
import { shortDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import classes from './wedding-list.module.css';

/** An uploaded photo: its caption, on whose page it stands and since when. */
export function WeddingCard({ marriage, onRemove }: { marriage: Marriage; onRemove: () => void }) {
  const text = useMarriagesText();
  const { siteName } = useShellText();
  const { caption, domain, created_at, preview, url, width, height } = marriage;
  return (
    <li className={classes.card}>
      <div className={classes.frame} style={{ backgroundImage: `url("${preview}")` }}>
        <img
          className={classes.photo}
          src={url}
          alt={text.wedding}
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
