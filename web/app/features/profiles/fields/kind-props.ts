import type { Community } from '@mala/contract/communities/community.ts';
import { onlyDigits } from '@mala/contract/digits.ts';
import type { ProfileField } from '@mala/contract/profiles/field.ts';
import type { ComponentType } from 'react';
import type { FormHandle } from '../../../components/form/use-form.ts';
import { useMember } from '../../../lib/session/session.ts';
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
  /** the input of a text with suggestions; only steps that have such a field load it */
  suggesting?: ComponentType<SuggestingProps> | undefined;
}

export type SuggestingProps = FieldBinding & FieldProps & { autoComplete: string };

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

/** HTML autofill tokens by field name, where they are of the person who types. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  gender: 'sex',
  date_of_birth: 'bday',
  mobiles: 'tel-national',
  email: 'email',
  country: 'country',
  state: 'address-level1',
  address: 'street-address',
  city: 'address-level2',
  pincode: 'postal-code',
};

// browsers offer a person's own data in spite of `off`, but not for a token that they do not know
export const NOT_FILLED = 'xoff';

/**
 * The autofill token of a field. A browser fills in whole forms with the data of whoever holds the phone, so it is invited
 * only where that is the bride or groom, and asked not to elsewhere.
 */
export function useAutoComplete({ name }: Pick<ProfileField, 'name'>): string {
  const { profile_for } = useMember().me;
  if (profile_for === 'self') return AUTOCOMPLETE[name] ?? 'off';
  return name in AUTOCOMPLETE ? NOT_FILLED : 'off';
}

/** Lists of at least this length can be searched. */
export const SEARCHED_FROM = 20;
