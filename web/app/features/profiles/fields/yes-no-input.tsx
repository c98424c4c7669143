import { wizardText } from '../../../i18n/en/wizard.ts';
import { useText } from '../../../i18n/language.ts';
import { RadioField } from '../../../ui/choice-field.tsx';
import { bindText, type KindProps } from './kind-props.ts';

export function YesNoInput(props: KindProps) {
  const wizard = useText(wizardText);
  return (
    <RadioField
      {...bindText(props, (text) => text === 'true')}
      choices={[
        { value: 'true', label: wizard.yes },
        { value: 'false', label: wizard.no },
      ]}
    />
  );
}
