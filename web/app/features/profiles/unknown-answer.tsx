import type { ProfileField } from '@mala/contract/profiles/field.ts';
import type { ReactNode } from 'react';
import type { FormHandle } from '../../components/form/use-form.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { fieldId } from '../../ui/form.tsx';
import { isUnknown, type SectionValues } from './section-values.ts';
import classes from './unknown-answer.module.css';

/** The input of a field; below it, where that is an answer, the box "I do not know", which disables the input. */
export function UnknownAnswer({
  field,
  form,
  onChange,
  children,
}: {
  field: ProfileField;
  form: FormHandle<SectionValues>;
  onChange: (chosen: boolean) => void;
  children: ReactNode;
}) {
  if (!field.mayBeUnknown) return children;
  const chosen = isUnknown(form.values, field);
  return (
    <>
      {/* no group of its own: it only disables what is in it, which may be several lists */}
      <fieldset role="presentation" className={classes.input} disabled={chosen}>
        {children}
      </fieldset>
      <CheckField
        id={fieldId(form.id, `${field.name}.unknown`)}
        name={`${field.name}-unknown`}
        label={wizardText.unknown}
        of={field.label}
        value={chosen}
        onChange={onChange}
      />
    </>
  );
}
