import type { SendWay } from '@mala/contract/entries/states.ts';
import { entriesText } from '../../i18n/en/entries.ts';
import { shortTime } from '../../lib/format.ts';
import { phoneText, whatsAppLink } from '../../lib/phone.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { paths } from '../../paths.ts';
import { Button, OutsideButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/stack.tsx';
import classes from './entry.module.css';

interface Asked {
  way: SendWay;
  link: string | null;
  code: string | null;
  message: string | null;
  valid_until: string;
}

/** What the office passes on to the family; it is shown once. */
export function AskedResult({
  asked,
  mobile,
  onClose,
}: {
  asked: Asked;
  mobile: string;
  onClose: () => void;
}) {
  const text = entriesText.sending;
  return (
    <Dialog title={text[asked.way].title} onClose={onClose} startAt="button[data-first], a">
      {asked.link !== null && <Link {...asked} link={asked.link} mobile={mobile} />}
      {asked.code !== null && (
        <>
          <p>{text.code.lead(`${location.host}${paths.confirm}`, phoneText(mobile))}</p>
          <p className={classes.code} translate="no">
            {asked.code.slice(0, 4)} {asked.code.slice(4)}
          </p>
          <p>{text.code.until(shortTime(asked.valid_until))}</p>
        </>
      )}
      {asked.way === 'mail' && <p>{text.mail.lead}</p>}
      <Row>
        <Button look="outline" data-first onClick={onClose}>
          {text.done}
        </Button>
      </Row>
    </Dialog>
  );
}

/** The link, to copy or to send in the words of the community. */
function Link({
  link,
  message,
  mobile,
}: Pick<Asked, 'message'> & { link: string; mobile: string }) {
  const text = entriesText.sending.link;
  const { said, copy } = useCopy(link, text);
  return (
    <>
      <p>{text.lead}</p>
      <p className={classes.link} lang="en" translate="no">
        {link}
      </p>
      <Row>
        <OutsideButton href={whatsAppLink(mobile, message ?? link)}>{text.whatsApp}</OutsideButton>
        <Button look="outline" onClick={() => void copy()}>
          {text.copy}
        </Button>
        <span role="status">{said}</span>
      </Row>
    </>
  );
}
