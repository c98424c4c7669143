import { PASSWORD_LENGTH } from '@mala/contract/auth/password-length.ts';
import type { FieldBinding } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/text-field.tsx';

/** A new password, typed twice. */
export function NewPasswordFields({
  field,
  text,
}: {
  field: (name: 'password' | 'confirm_password') => FieldBinding;
  text: { password: string; passwordHint: (min: number) => string; confirmPassword: string };
}) {
  return (
    <>
      <PasswordField
        {...field('password')}
        label={text.password}
        hint={text.passwordHint(PASSWORD_LENGTH.min)}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirm_password')}
        label={text.confirmPassword}
        autoComplete="new-password"
      />
    </>
  );
}
