import { login } from '@mala/contract/auth/sign-in.ts';
import { firstOwnerBody, makeFirstOwner } from '@mala/contract/staff.ts';
import { confirmationFaults } from '../../components/form/confirmation.ts';
import { MobileField } from '../../components/form/mobile-field.tsx';
import { NewPasswordFields } from '../../components/form/new-password-fields.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { firstStartText } from '../../i18n/en/first-start.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { validateWith } from '../../lib/validate.ts';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';

const check = validateWith(firstOwnerBody);

/** Makes the first owner and signs in; `onEnded` is called if the address no longer works. */
export function FirstOwnerForm({
  secret,
  onToken,
  onEnded,
}: {
  secret: string;
  onToken: (token: string) => Promise<void>;
  onEnded: () => void;
}) {
  const text = firstStartText;
  const form = useForm({
    initial: { user_name: '', mobile_no: '', password: '', confirm_password: '' },
    validate: ({ confirm_password, ...typed }) => ({
      ...check({ secret, ...typed }),
      ...confirmationFaults(typed.password, confirm_password),
    }),
    errorTitle: text.failed,
    send: async ({ user_name, mobile_no, password }) => {
      try {
        await call(makeFirstOwner, { body: { secret, user_name, mobile_no, password } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error;
        return onEnded();
      }
      const { token = '' } = await call(login, { body: { mobile_no, password } });
      await onToken(token);
    },
  });
  return (
    <Form
      form={form}
      labels={{
        user_name: text.name,
        mobile_no: text.mobile,
        password: text.password,
        confirm_password: text.confirmPassword,
      }}
    >
      <TextField {...form.field('user_name')} label={text.name} autoComplete="name" />
      <MobileField {...form.field('mobile_no')} label={text.mobile} hint={text.mobileHint} />
      <NewPasswordFields field={form.field} text={text} />
      <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
    </Form>
  );
}
