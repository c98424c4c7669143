import { BirthDateField } from '../../../components/form/birth-date-field.tsx';
import { bindText, type KindProps } from './kind-props.ts';

/** A date of birth. */
export function DateInput(props: KindProps) {
  const { value, onChange, id, label, optional = false, error } = bindText(props);
  return <BirthDateField {...{ id, label, value, optional, error, onChange }} />;
}
