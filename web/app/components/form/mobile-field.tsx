import { onlyDigits } from '@mala/contract/digits.ts';
import { useLayoutEffect } from 'react';
import type { FieldBinding, FieldProps } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The mobile number of an account; anything but digits is dropped, whether typed or autofilled. */
export function MobileField({ onChange, ...others }: FieldBinding & FieldProps) {
  const digits = onlyDigits(others.value);
  // typed before the scripts ran
  useLayoutEffect(() => {
    if (others.value !== digits) onChange(digits);
  });
  return (
    <TextField
      {...others}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      onChange={(text) => onChange(onlyDigits(text))}
    />
  );
}
