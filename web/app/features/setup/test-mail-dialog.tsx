import { sendTestMail, sendTestMailBody } from '@mala/contract/setup.ts';
import { useForm } from '../../components/form/use-form.ts';
import { setupText } from '../../i18n/en/setup.ts';
import { call } from '../../lib/api.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useReloadSetup } from './queries.ts';

const check = validateWith(sendTestMailBody);

/** Asks where a test mail goes. */
export function TestMailDialog({ onClose }: { onClose: () => void }) {
  const text = setupText.mail;
  const reload = useReloadSetup();
  const form = useForm({
    initial: { email: '' },
    validate: check,
    send: async (body) => {
      await call(sendTestMail, { body });
      showToast({ kind: 'success', ...text.sent });
      reload();
      onClose();
    },
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <Form form={form} labels={{ email: text.email }}>
        <TextField {...form.field('email')} label={text.email} type="email" autoComplete="email" />
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
