import { onlyDigits, plainDigits } from '@mala/contract/digits.ts';
import { measuresText } from '../../../i18n/en/measures.ts';
import { wizardText } from '../../../i18n/en/wizard.ts';
import { fieldId } from '../../../ui/form.tsx';
import { TextAreaField, TextField } from '../../../ui/text-field.tsx';
import type { Mobiles } from '../section-values.ts';
import classes from './inputs.module.css';
import {
  bindText,
  type KindProps,
  NOT_FILLED,
  parseNumber,
  useAutoComplete,
} from './kind-props.ts';

const HINTS: Readonly<Partial<Record<string, string>>> = wizardText.hints;

export function TextInput(props: KindProps) {
  const autoComplete = useAutoComplete(props.field);
  const hint = HINTS[props.field.name];
  const Input = (props.field.suggests && props.suggesting) || TextField;
  return <Input {...bindText(props)} hint={hint} autoComplete={autoComplete} />;
}

export function LongTextInput(props: KindProps) {
  const autoComplete = useAutoComplete(props.field);
  return <TextAreaField {...bindText(props)} rows={3} autoComplete={autoComplete} />;
}

export function EmailInput(props: KindProps) {
  return (
    <TextField
      {...bindText(props)}
      hint={wizardText.hints.email}
      type="email"
      inputMode="email"
      autoComplete={useAutoComplete(props.field)}
    />
  );
}

/** Indian pincodes are digits; those of other countries can have letters. */
export function PincodeInput(props: KindProps) {
  const abroad = props.form.values.country === 'others';
  return (
    <TextField
      {...bindText(props, plainDigits)}
      inputMode={abroad ? 'text' : 'numeric'}
      autoComplete={useAutoComplete(props.field)}
    />
  );
}

export function IntegerInput(props: KindProps) {
  const wizard = wizardText;
  const { label, unit } = props.field;
  return (
    <TextField
      {...bindText(props, parseNumber)}
      label={unit ? wizard.withUnit(label, measuresText.units[unit]) : label}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

/** The mobile and the alternate one; anything but digits is dropped while typing. */
export function MobilesInput({ field, form, change }: KindProps) {
  const wizard = wizardText;
  const autoComplete = useAutoComplete(field);
  const mobiles = form.values[field.name] as Mobiles;
  const bind = (index: 0 | 1) => ({
    id: fieldId(form.id, `${field.name}.${index}`),
    name: `${field.name}.${index}`,
    value: mobiles[index],
    error: form.errors[`${field.name}.${index}`],
    onChange: (text: string) => {
      const digits = onlyDigits(text);
      change(field.name, index === 0 ? [digits, mobiles[1]] : [mobiles[0], digits]);
    },
    hint: wizard.hints.mobile,
    type: 'tel',
    inputMode: 'numeric' as const,
  });
  return (
    <div className={classes.pair}>
      <TextField {...bind(0)} label={field.label} autoComplete={autoComplete} />
      <TextField {...bind(1)} label={wizard.alternateMobile} autoComplete={NOT_FILLED} optional />
    </div>
  );
}
