import { feetAndInches, HEIGHTS_CM, heightInFeet } from '@mala/contract/profiles/height.ts';
import { measuresText } from '../../../i18n/en/measures.ts';
import { wizardText } from '../../../i18n/en/wizard.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { highestCount, padhamsFor } from '../narrow-choices.ts';
import { bindText, type KindProps, parseNumber } from './kind-props.ts';

function numberChoices(numbers: readonly number[], label: (number: number) => string) {
  return numbers.map((number) => ({ value: String(number), label: label(number) }));
}

/** Values in cm, shown in feet and inches. */
export function HeightInput(props: KindProps) {
  const wizard = wizardText;
  const { height } = measuresText;
  return (
    <SelectField
      {...bindText(props, parseNumber)}
      placeholder={wizard.choose}
      choices={numberChoices(HEIGHTS_CM, (cm) => height(feetAndInches(heightInFeet(cm))))}
    />
  );
}

/** Number of brothers or sisters: No, or 1 to 5. */
export function CountInput(props: KindProps) {
  const wizard = wizardText;
  const highest = highestCount(props.field.name, props.form.values);
  const numbers = Array.from({ length: highest + 1 }, (_, index) => index);
  return (
    <SelectField
      {...bindText(props, parseNumber)}
      placeholder={wizard.choose}
      choices={numberChoices(numbers, (number) => (number === 0 ? wizard.no : String(number)))}
    />
  );
}

/** The padhams that are possible with the chosen raasi and star. */
export function PadhamInput(props: KindProps) {
  const wizard = wizardText;
  return (
    <SelectField
      {...bindText(props, parseNumber)}
      placeholder={wizard.choose}
      choices={numberChoices(padhamsFor(props.community, props.field, props.form.values), String)}
    />
  );
}
