import type { FormHandle } from '../../components/form/use-form.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { PasswordField } from '../../ui/text-field.tsx';
import { CONTACT_PASSWORD } from './contact-password.ts';
import type { SectionValues } from './section-values.ts';

/** Asks for the password of whoever changes email or mobile. */
export function ContactPassword({ form }: { form: FormHandle<SectionValues> }) {
  const { label, hint } = wizardText.contactPassword;
  const field = form.field(CONTACT_PASSWORD);
  return (
    <PasswordField
      {...field}
      value={String(field.value ?? '')}
      label={label}
      hint={hint}
      autoComplete="current-password"
    />
  );
}
