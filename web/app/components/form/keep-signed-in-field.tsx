import { keepText } from '../../i18n/en/keep.ts';
import { CheckField } from '../../ui/check-field.tsx';
import type { FieldBinding } from '../../ui/field.tsx';

/** Whether this browser stays signed in (decision 058), wherever somebody signs in; every form offers it chosen. */
export function KeepSignedInField(field: FieldBinding<boolean>) {
  return <CheckField {...field} label={keepText.label} hint={keepText.hint} />;
}
