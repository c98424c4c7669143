import { type SavedSearch, savedSearchName } from '@mala/contract/saved-searches.ts';
import * as z from 'zod/mini';
import { useForm } from '../../components/form/use-form.ts';
import { savedSearchesText } from '../../i18n/en/saved-searches.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useChangeSearch } from './queries.ts';

const check = validateWith(z.object({ name: savedSearchName }));

/** Gives a saved search another name. */
export function RenameDialog({
  search: { id, name },
  onClose,
}: {
  search: SavedSearch;
  onClose: () => void;
}) {
  const text = savedSearchesText.dialog;
  const change = useChangeSearch();
  const form = useForm<{ name: string }>({
    initial: { name },
    validate: check,
    send: async (values) => {
      await change.mutateAsync({ id, name: values.name });
      onClose();
    },
  });
  return (
    <Dialog title={text.rename} onClose={onClose}>
      <Form form={form} labels={{ name: text.name }}>
        <TextField {...form.field('name')} label={text.name} autoComplete="off" />
        <Row>
          <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
          <Button look="outline" onClick={onClose}>
            {text.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
