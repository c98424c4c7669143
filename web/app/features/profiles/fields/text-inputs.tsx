import { wizardText } from '../../../i18n/en/wizard.ts';
import { useText } from '../../../i18n/language.ts';
import { labelOf } from '../../../lib/labels.ts';
import { TextAreaField, TextField } from '../../../ui/text-field.tsx';
import { AUTOCOMPLETE } from '../field-hints.ts';
import { bindText, type KindProps, parseNumber } from './kind-props.ts';

function autoCompleteOf({ field }: KindProps): string {
  return AUTOCOMPLETE[field.name] ?? 'off';
}

export function TextInput(props: KindProps) {
  return <TextField {...bindText(props)} autoComplete={autoCompleteOf(props)} />;
}

export function LongTextInput(props: KindProps) {
  return <TextAreaField {...bindText(props)} rows={3} />;
}

export function EmailInput(props: KindProps) {
  return (
    <TextField
      {...bindText(props)}
      type="email"
      inputMode="email"
      autoComplete={autoCompleteOf(props)}
    />
  );
}

/** Indian pincodes are digits; abroad there are letters in them. */
export function PincodeInput(props: KindProps) {
  const abroad = props.form.values.country === 'others';
  return (
    <TextField
      {...bindText(props)}
      inputMode={abroad ? 'text' : 'numeric'}
      autoComplete={autoCompleteOf(props)}
    />
  );
}

export function IntegerInput(props: KindProps) {
  const wizard = useText(wizardText);
  const { unit } = props.field;
  const label = labelOf(props.field);
  return (
    <TextField
      {...bindText(props, parseNumber)}
      label={unit ? wizard.withUnit(label, unit.en) : label}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
