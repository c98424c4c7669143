import { MOST_SAVED_SEARCHES } from '@mala/contract/saved-searches.ts';
import { savedSearchesText } from '../../i18n/en/saved-searches.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/stack.tsx';

/** Says to who keeps as many searches as there can be where to remove one. */
export function FullDialog({ onClose }: { onClose: () => void }) {
  const text = savedSearchesText;
  return (
    <Dialog title={text.dialog.save} startAt="button" onClose={onClose}>
      <p>{text.full(MOST_SAVED_SEARCHES)}</p>
      <Row>
        <LinkButton to={paths.savedSearches}>{text.bar.all}</LinkButton>
        <Button look="outline" onClick={onClose}>
          {text.dialog.cancel}
        </Button>
      </Row>
    </Dialog>
  );
}
