import { type SavedView, viewName } from '@mala/contract/moderation/views.ts';
import * as z from 'zod/mini';
import { useForm } from '../../components/form/use-form.ts';
import { viewsText } from '../../i18n/en/views.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Filters } from './filters.ts';
import { useSaveView } from './view-queries.ts';
import { looksForOne } from './views.ts';

const check = validateWith(z.object({ name: viewName }));

/** Keeps what the list shows under a name. */
export function SaveViewDialog({
  filters,
  views,
  onClose,
}: {
  filters: Filters;
  views: readonly SavedView[];
  onClose: () => void;
}) {
  const text = viewsText.saving;
  const saving = useSaveView();
  const form = useForm<{ name: string }>({
    initial: { name: '' },
    validate: check,
    send: async ({ name }) => {
      await saving.mutateAsync({ name, filters });
      onClose();
    },
  });
  const isKnown = views.some(({ name }) => name === form.values.name.trim());
  return (
    <Dialog title={text.title} onClose={onClose}>
      <Form form={form} labels={{ name: text.name }}>
        <p>{text.hint}</p>
        {looksForOne(filters) && <p>{text.notOne}</p>}
        <TextField {...form.field('name')} label={text.name} autoComplete="off" />
        {isKnown && <p role="status">{text.replaces}</p>}
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
