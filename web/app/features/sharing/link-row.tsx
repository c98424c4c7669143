import type { Domain } from '@mala/contract/communities/domain.ts';
import type { SharedLink } from '@mala/contract/sharing.ts';
import { linksText } from '../../i18n/en/links.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { shortDate, shortTime } from '../../lib/format.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { Button, OutsideButton } from '../../ui/button.tsx';
import { Row } from '../../ui/stack.tsx';
import classes from './links.module.css';
import { useEndLink } from './queries.ts';

/** A link: until when it works, how often it was opened, and what can be done with it. */
export function LinkRow({
  link,
  domain,
  onEnded,
}: {
  link: SharedLink;
  domain: Domain;
  onEnded: () => void;
}) {
  const text = linksText;
  const { address, contact, face, openings, created_at, expires_at } = link;
  const { said, copy } = useCopy(address, text);
  const { mutate, isPending } = useEndLink(link.id, onEnded);
  const made = shortTime(created_at);
  const message = text.message(shellText.siteName[domain], address, shortDate(expires_at));
  const marks = [contact && text.withContact, face && text.withFace].filter(Boolean).join(' · ');
  return (
    <li className={classes.row}>
      <p className={classes.until}>{text.until(shortTime(expires_at))}</p>
      <p>{text.openings(openings)}</p>
      {marks && <p>{marks}</p>}
      <p className={classes.address} translate="no">
        {address}
      </p>
      <Row>
        <Button look="outline" aria-label={text.of(text.copy, made)} onClick={() => void copy()}>
          {text.copy}
        </Button>
        <OutsideButton
          look="outline"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          aria-label={`${text.of(text.send, made)} ${shellText.opensWhatsApp}`}
        >
          {text.send}
        </OutsideButton>
        <Button
          look="quiet"
          aria-label={text.of(isPending ? text.ending : text.end, made)}
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          {isPending ? text.ending : text.end}
        </Button>
      </Row>
      <p role="status">{said}</p>
    </li>
  );
}
