import type { Community } from '@mala/contract/communities/community.ts';
import { onlyDigits } from '@mala/contract/digits.ts';
import type { ProfileField } from '@mala/contract/profiles/field.ts';
import type { FormHandle } from '../../../components/form/use-form.ts';
import type { FieldBinding, FieldProps } from '../../../ui/field.tsx';
import { fieldId } from '../../../ui/form.tsx';
import { mayStayEmpty } from '../narrow-choices.ts';
import type { FieldValue, SectionValues } from '../section-values.ts';

/** The props of the input of each kind. */
export interface KindProps {
  community: Community;
  field: ProfileField;
  form: FormHandle<SectionValues>;
  change: (name: string, value: FieldValue) => void;
}

type TextField = FieldBinding & Pick<FieldProps, 'label' | 'optional'>;

/** Binds a field to an input with text values; `parse` reads numbers. */
export function bindText(
  { field, form, change }: KindProps,
  parse: (text: string) => FieldValue = (text) => text,
): TextField {
  const value = form.values[field.name];
  return {
    id: fieldId(form.id, field.name),
    name: field.name,
    label: field.label,
    optional: mayStayEmpty(field),
    value: value === null || value === undefined ? '' : String(value),
    error: form.errors[field.name],
    onChange: (text) => change(field.name, parse(text)),
  };
}

/** Parses digits as a number; empty is null. */
export function parseNumber(text: string): number | null {
  const digits = onlyDigits(text);
  return digits ? Number(digits) : null;
}

/** HTML autofill tokens by field name. */
export const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  gender: 'sex',
  email: 'email',
  country: 'country',
  state: 'address-level1',
  address: 'street-address',
  city: 'address-level2',
  pincode: 'postal-code',
};

/** Lists of at least this length can be searched. */
export const SEARCHED_FROM = 20;
