import type { FaultyRow } from '@mala/contract/imports/office.ts';
import { correctCell, correctCellBody } from '@mala/contract/imports/office.ts';
import { useForm } from '../../components/form/use-form.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { importsText } from '../../i18n/en/imports.ts';
import { call } from '../../lib/api.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { cellWords } from './cell-words.ts';
import { useShowImport } from './queries.ts';

const check = validateWith(correctCellBody);

/** Corrects one cell, as it would stand in the file. */
export function CorrectDialog({
  id,
  cell: { row, field, heading, read, message },
  onClose,
}: {
  id: string;
  cell: FaultyRow['faults'][number] & { row: number };
  onClose: () => void;
}) {
  const text = importsText.correct;
  const show = useShowImport();
  const form = useForm({
    initial: { value: read },
    validate: ({ value }) => check({ row, field, value }),
    send: async ({ value }) => {
      void show(await call(correctCell, { params: { id }, body: { row, field, value } }));
      onClose();
    },
  });
  return (
    <Dialog title={text.title(String(row))} onClose={onClose}>
      <p>
        <strong>
          <OwnWords typed={heading} />
        </strong>
        <br />
        {cellWords(message)}
      </p>
      <Form form={form} labels={{ value: text.value }}>
        <TextField {...form.field('value')} label={text.value} maxLength={2000} />
        <Row>
          <SubmitButton submitting={form.submitting}>{text.save}</SubmitButton>
          <Button look="outline" onClick={onClose}>
            {text.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
