import { OwnWords } from '../../components/profile/own-words.tsx';
import { staffText } from '../../i18n/en/staff.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/stack.tsx';
import classes from './link-dialog.module.css';
import type { PasswordLink } from './queries.ts';

/** The link to choose a password, which is shown once: to copy, to send or to read out. */
export function LinkDialog({
  who,
  made: { link, mailed },
  onClose,
}: {
  who: string;
  made: PasswordLink;
  onClose: () => void;
}) {
  const text = staffText.link;
  const { said, copy } = useCopy(link, text);
  return (
    <Dialog title={text.title} onClose={onClose} startAt="button[data-first]">
      <p>
        <OwnWords typed={who} within={text.lead} />
        {mailed && ` ${text.mailed}`}
      </p>
      <p className={classes.link} lang="en" translate="no">
        {link}
      </p>
      <Row>
        <Button data-first onClick={() => void copy()}>
          {text.copy}
        </Button>
        <Button look="outline" onClick={onClose}>
          {text.close}
        </Button>
        <span role="status">{said}</span>
      </Row>
    </Dialog>
  );
}
