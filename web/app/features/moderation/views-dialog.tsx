import { type SavedView, viewName } from '@mala/contract/moderation/views.ts';
import * as z from 'zod/mini';
import { reportError } from '../../components/form/report-error.ts';
import { useForm } from '../../components/form/use-form.ts';
import { viewsText } from '../../i18n/en/views.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { rowAfter } from '../../ui/row-after.ts';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import classes from './view-bar.module.css';
import { useRemoveView, useRenameView } from './view-queries.ts';

const check = validateWith(z.object({ name: viewName }));

/** The saved views, to rename and remove. */
export function ViewsDialog({
  views,
  onClose,
}: {
  views: readonly SavedView[];
  onClose: () => void;
}) {
  const text = viewsText;
  const place = useKeptFocus<HTMLUListElement>(views.map(({ id }) => id).join(), rowAfter);
  return (
    <Dialog title={text.changing.title} onClose={onClose}>
      <ul ref={place} tabIndex={-1} className={classes.rows}>
        {views.map((view) => (
          <ViewRow key={view.id} view={view} />
        ))}
      </ul>
      {views.length === 0 && <p role="status">{text.changing.empty}</p>}
      <Row>
        <Button look="outline" onClick={onClose}>
          {text.changing.close}
        </Button>
      </Row>
    </Dialog>
  );
}

function ViewRow({ view: { id, name } }: { view: SavedView }) {
  const text = viewsText.changing;
  const rename = useRenameView();
  const remove = useRemoveView();
  const form = useForm<{ name: string }>({
    initial: { name },
    validate: check,
    send: async (values) => {
      await rename.mutateAsync({ id, name: values.name });
    },
  });
  return (
    <li className={classes.row}>
      <Form form={form} labels={{ name: text.name }}>
        <TextField {...form.field('name')} label={text.name} autoComplete="off" />
        <Row gap="xs">
          <SubmitButton submitting={form.submitting}>{text.rename}</SubmitButton>
          <Button
            look="outline"
            aria-label={text.removeOf(name)}
            aria-disabled={remove.isPending}
            onClick={() => {
              if (!remove.isPending) remove.mutateAsync(id).catch(reportError);
            }}
          >
            {text.remove}
          </Button>
        </Row>
      </Form>
    </li>
  );
}
