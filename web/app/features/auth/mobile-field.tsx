import type { FieldBinding, FieldProps } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The mobile number of an account: whatever is not a digit is dropped as it is typed. */
export function MobileField({ onChange, ...others }: FieldBinding & FieldProps) {
  return (
    <TextField
      {...others}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      onChange={(text) => onChange(text.replace(/\D/g, ''))}
    />
  );
}
