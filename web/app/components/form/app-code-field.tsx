import { onlyDigits } from '@mala/contract/digits.ts';
import type { FieldBinding, FieldProps } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Digits of a code. */
const DIGITS = 6;

/** The code of an authenticator app, in the digits of any script; anything else is dropped. */
export function AppCodeField({ onChange, ...others }: FieldBinding & FieldProps) {
  return (
    <TextField
      {...others}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(text) => onChange(onlyDigits(text).slice(0, DIGITS))}
    />
  );
}
