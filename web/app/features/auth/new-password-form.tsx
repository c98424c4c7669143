import { type chooseNewPassword, chooseNewPasswordBody } from '@mala/contract/auth/passwords.ts';
import { confirmationFaults } from '../../components/form/confirmation.ts';
import { NewPasswordFields } from '../../components/form/new-password-fields.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { accountText } from '../../i18n/en/account.ts';
import { call } from '../../lib/api.ts';
import { validateWith } from '../../lib/validate.ts';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { showToast } from '../../ui/toast.tsx';
import { failingWith } from './failing-with.ts';

const checkBody = validateWith(chooseNewPasswordBody);

/** The texts of a form that differ by what else its link does. */
export interface LinkTexts {
  submit: string;
  toastTitle: string;
  failed: string;
  failedBecause: (why: string) => string;
  done: string;
}

/** A new password through a mailed link, sent to `endpoint`; `onSpent` is called if the link is no longer valid. */
export function NewPasswordForm({
  endpoint,
  texts,
  link,
  onDone,
  onSpent,
}: {
  endpoint: typeof chooseNewPassword;
  texts: LinkTexts;
  link: { user_id: string; secret: string };
  onDone: () => Promise<void>;
  onSpent: () => void;
}) {
  const fields = accountText.newPassword;
  const form = useForm({
    initial: { password: '', confirm_password: '' },
    validate: ({ password, confirm_password }) => ({
      ...checkBody({ ...link, password }),
      ...confirmationFaults(password, confirm_password),
    }),
    errorTitle: texts.toastTitle,
    send: async ({ password }) => {
      const body = { ...link, password };
      const { Status } = await call(endpoint, { body }).catch(failingWith(texts.failedBecause));
      if (Status !== 'Success') {
        showToast({ kind: 'error', title: texts.toastTitle, message: texts.failed });
        onSpent();
        return;
      }
      await onDone();
      showToast({ kind: 'success', title: texts.toastTitle, message: texts.done });
    },
  });
  return (
    <Form
      form={form}
      labels={{ password: fields.password, confirm_password: fields.confirmPassword }}
    >
      <NewPasswordFields field={form.field} text={fields} />
      <SubmitButton submitting={form.submitting}>{texts.submit}</SubmitButton>
    </Form>
  );
}
