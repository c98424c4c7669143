import { chooseNewPassword, chooseNewPasswordBody } from '@mala/contract/auth/passwords.ts';
import { useForm } from '../../components/form/use-form.ts';
import { accountText } from '../../i18n/en/account.ts';
import { useText } from '../../i18n/language.ts';
import { call } from '../../lib/api.ts';
import { validateWith } from '../../lib/validate.ts';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { showToast } from '../../ui/toast.tsx';
import { confirmationFaults } from './confirmation.ts';
import { failingWith } from './failing-with.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const checkBody = validateWith(chooseNewPasswordBody);

/** A new password through the mailed link; `onSpent` is called if the link is no longer valid. */
export function NewPasswordForm({
  link,
  onDone,
  onSpent,
}: {
  link: { user_id: string; secret: string };
  onDone: () => Promise<void>;
  onSpent: () => void;
}) {
  const text = useText(accountText).newPassword;
  const form = useForm({
    initial: { password: '', confirm_password: '' },
    validate: ({ password, confirm_password }) => ({
      ...checkBody({ ...link, password }),
      ...confirmationFaults(password, confirm_password),
    }),
    errorTitle: text.toastTitle,
    send: async ({ password }) => {
      const body = { ...link, password };
      const { Status } = await call(chooseNewPassword, { body }).catch(
        failingWith(text.failedBecause),
      );
      if (Status !== 'Success') {
        showToast({ kind: 'error', title: text.toastTitle, message: text.failed });
        onSpent();
        return;
      }
      await onDone();
      showToast({ kind: 'success', title: text.toastTitle, message: text.done });
    },
  });
  return (
    <Form form={form} labels={{ password: text.password, confirm_password: text.confirmPassword }}>
      <NewPasswordFields field={form.field} text={text} />
      <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
    </Form>
  );
}
