import { changePassword, changePasswordBody } from '@mala/contract/auth/passwords.ts';
import { confirmationFaults } from '../../components/form/confirmation.ts';
import { NewPasswordFields } from '../../components/form/new-password-fields.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { changePasswordText } from '../../i18n/en/change-password.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { faultText } from '../../lib/fault-texts.ts';
import { validateWith } from '../../lib/validate.ts';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { failingWith } from './failing-with.ts';

const checkBody = validateWith(changePasswordBody);

/** Changes the password. All failures have the same toast title (specification, section 8). */
export function ChangePasswordForm({ onDone }: { onDone: () => Promise<void> }) {
  const text = changePasswordText;
  const form = useForm({
    initial: { old_password: '', password: '', confirm_password: '' },
    validate: ({ confirm_password, ...body }) => ({
      ...checkBody(body),
      ...confirmationFaults(body.password, confirm_password),
    }),
    errorTitle: text.toastTitle,
    send: async ({ old_password, password }) => {
      const body = { old_password, password };
      const { Status } = await call(changePassword, { body }).catch(
        failingWith(text.failedBecause),
      );
      if (Status !== 'Success') {
        showToast({ kind: 'error', title: text.toastTitle, message: text.failed });
        throw new ApiError(400, 'INVALID', text.failed, {
          old_password: faultText('wrongPassword'),
        });
      }
      showToast({ kind: 'success', title: text.toastTitle, message: text.done });
      await onDone();
    },
  });
  return (
    <Form
      form={form}
      labels={{
        old_password: text.oldPassword,
        password: text.password,
        confirm_password: text.confirmPassword,
      }}
    >
      <PasswordField
        {...form.field('old_password')}
        label={text.oldPassword}
        autoComplete="current-password"
      />
      <NewPasswordFields field={form.field} text={text} />
      <p>{text.note}</p>
      <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
    </Form>
  );
}
