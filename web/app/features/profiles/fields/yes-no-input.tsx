import { useWizardText } from '../../../i18n/wizard.ts';
import { RadioField } from '../../../ui/choice-field.tsx';
import { bindText, type KindProps } from './kind-props.ts';

export function YesNoInput(props: KindProps) {
  const wizard = useWizardText();
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
