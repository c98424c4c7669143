import { mobileDigits } from '@mala/contract/digits.ts';
import type { FormHandle } from '../../components/form/use-form.ts';
import { basicStepText } from '../../i18n/en/basic-step.ts';
import { PasswordField } from '../../ui/text-field.tsx';
import { CONTACT_PASSWORD, type SectionValues } from './section-values.ts';
import type { ContactGuard } from './use-section-form.ts';

const { label, hint } = basicStepText.contactPassword;

const plain = ({ email, mobiles, date_of_birth }: SectionValues): string =>
  JSON.stringify([
    date_of_birth,
    String(email ?? '').trim(),
    Array.isArray(mobiles) ? mobiles.map((mobile) => mobileDigits(String(mobile))) : [],
  ]);

function ContactPassword({ form }: { form: FormHandle<SectionValues> }) {
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

/** A save with another email, mobile number or date of birth needs the password (decisions 041, 051). */
export const contactGuard: ContactGuard = {
  label,
  changes: (saved, values) => plain(saved) !== plain(values),
  Field: ContactPassword,
};
