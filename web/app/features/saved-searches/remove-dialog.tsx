import type { SavedSearch } from '@mala/contract/saved-searches.ts';
import { reportError } from '../../components/form/report-error.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { savedSearchesText } from '../../i18n/en/saved-searches.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/stack.tsx';
import { useRemoveSearch } from './queries.ts';

/** Removes a saved search after a question. */
export function RemoveDialog({
  search: { id, name },
  onClose,
}: {
  search: SavedSearch;
  onClose: () => void;
}) {
  const text = savedSearchesText;
  const remove = useRemoveSearch();
  return (
    <Dialog title={text.removing.title} startAt="button" onClose={onClose}>
      <p>
        <OwnWords typed={name} within={text.bar.name} />
      </p>
      <p>{text.removing.message}</p>
      <Row>
        <Button
          look="danger"
          aria-disabled={remove.isPending}
          onClick={() => {
            if (!remove.isPending) remove.mutateAsync(id).then(onClose, reportError);
          }}
        >
          {text.remove}
        </Button>
        <Button look="outline" onClick={onClose}>
          {text.dialog.cancel}
        </Button>
      </Row>
    </Dialog>
  );
}
