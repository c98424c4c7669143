import { listOf } from '@mala/contract/communities/community.ts';
import { wizardText } from '../../../i18n/en/wizard.ts';
import { namesOf, plainNames } from '../../../lib/labels.ts';
import { RadioField } from '../../../ui/choice-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { optionsFor } from '../narrow-choices.ts';
import { bindText, type KindProps, SEARCHED_FROM, useAutoComplete } from './kind-props.ts';
import { SearchedSelect } from './searched-select.tsx';

/** One of a list, filtered by the other fields: a native select, or a searchable one if the list is long. */
export function ChoiceInput(props: KindProps) {
  const wizard = wizardText;
  const { community, field, form } = props;
  const autoComplete = useAutoComplete(field);
  const groups = field.list === 'profession' ? listOf(community, 'profession_group') : [];
  const nameOfGroup = (value: string | undefined) => {
    const group = groups.find((one) => one.value === value);
    return group && plainNames(namesOf(group, community));
  };
  const choices = optionsFor(community, field, form.values).map((option) => {
    const names = namesOf(option, community, field);
    return {
      value: option.value,
      label: plainNames(names),
      lang: names.main.lang,
      group: nameOfGroup(option.group),
      names: [option.en, option.ta ?? '', option.mr ?? ''],
    };
  });
  const whole = field.list ? listOf(community, field.list) : [];
  if (field.list !== 'subcaste' && whole.length > SEARCHED_FROM)
    return <SearchedSelect {...bindText(props)} choices={choices} />;
  return (
    <SelectField
      {...bindText(props)}
      placeholder={wizard.choose}
      choices={choices}
      autoComplete={autoComplete}
    />
  );
}

export function YesNoInput(props: KindProps) {
  const wizard = wizardText;
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
