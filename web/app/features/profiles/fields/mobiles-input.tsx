import { wizardText } from '../../../i18n/en/wizard.ts';
import { useText } from '../../../i18n/language.ts';
import { labelOf } from '../../../lib/labels.ts';
import { fieldId } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Mobiles } from '../section-values.ts';
import type { KindProps } from './kind-props.ts';
import classes from './pair.module.css';

/** The mobile and the alternate one; whatever is not a digit is dropped as it is typed. */
export function MobilesInput({ field, form, change }: KindProps) {
  const wizard = useText(wizardText);
  const mobiles = form.values[field.name] as Mobiles;
  const bind = (index: 0 | 1) => ({
    id: fieldId(form.id, `${field.name}.${index}`),
    name: `${field.name}.${index}`,
    value: mobiles[index],
    error: form.errors[`${field.name}.${index}`],
    onChange: (text: string) => {
      const digits = text.replace(/\D/g, '');
      change(field.name, index === 0 ? [digits, mobiles[1]] : [mobiles[0], digits]);
    },
    type: 'tel',
    inputMode: 'numeric' as const,
  });
  return (
    <div className={classes.pair}>
      <TextField {...bind(0)} label={labelOf(field)} autoComplete="tel-national" />
      <TextField {...bind(1)} label={wizard.alternateMobile} autoComplete="off" optional />
    </div>
  );
}
