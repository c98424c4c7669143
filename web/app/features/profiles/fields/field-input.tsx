import type { FieldKind } from '@mala/contract/profiles/field.ts';
import type { ReactNode } from 'react';
import { ChoiceInput, YesNoInput } from './choice-input.tsx';
import { DateInput, TimeInput } from './date-time-inputs.tsx';
import type { KindProps } from './kind-props.ts';
import { CountInput, HeightInput, PadhamInput } from './number-choice-inputs.tsx';
import {
  EmailInput,
  IntegerInput,
  LongTextInput,
  MobilesInput,
  PincodeInput,
  TextInput,
} from './text-inputs.tsx';

const INPUTS: Readonly<Record<FieldKind, (props: KindProps) => ReactNode>> = {
  text: TextInput,
  'long-text': LongTextInput,
  choice: ChoiceInput,
  integer: IntegerInput,
  height: HeightInput,
  'yes-no': YesNoInput,
  count: CountInput,
  padham: PadhamInput,
  date: DateInput,
  time: TimeInput,
  mobiles: MobilesInput,
  email: EmailInput,
  pincode: PincodeInput,
};

/** The input of a field, by its kind. */
export function FieldInput(props: KindProps) {
  const Input = INPUTS[props.field.kind];
  return <Input {...props} />;
}
