import { objectBody, objectTo } from '@mala/contract/members/corrections.ts';
import { useForm } from '../../components/form/use-form.ts';
import { correctionsText } from '../../i18n/en/corrections.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useReloadOwnCorrections, useShowOwnCorrections } from './queries.ts';

const check = validateWith(objectBody);

/** Objects to a correction of the own profile. */
export function ObjectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { form: text } = correctionsText;
  const show = useShowOwnCorrections();
  const reload = useReloadOwnCorrections();
  const form = useForm({
    initial: { text: '' },
    validate: (values) => check(values),
    send: async (body) => {
      try {
        show(await call(objectTo, { params: { id }, body }));
        showToast({ kind: 'success', ...text.done });
        onClose();
      } catch (error) {
        // objected to in another tab, or too late meanwhile
        if (error instanceof ApiError && [404, 409].includes(error.status)) {
          onClose();
          reload();
        }
        throw error;
      }
    },
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>{text.lead}</p>
      <Form form={form} labels={{ text: text.text }}>
        <TextAreaField {...form.field('text')} label={text.text} rows={4} />
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
