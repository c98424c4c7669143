import type { FieldKind } from '@mala/contract/profiles/field.ts';
import type { ReactNode } from 'react';
import { ChoiceInput } from './choice-input.tsx';
import { DateInput } from './date-input.tsx';
import type { KindProps } from './kind-props.ts';
import { MobilesInput } from './mobiles-input.tsx';
import { CountInput, HeightInput, PadhamInput } from './number-choice-inputs.tsx';
import {
  EmailInput,
  IntegerInput,
  LongTextInput,
  PincodeInput,
  TextInput,
} from './text-inputs.tsx';
import { TimeInput } from './time-input.tsx';
import { YesNoInput } from './yes-no-input.tsx';

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
