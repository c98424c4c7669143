import { BirthDateField } from '../../../components/form/date-field.tsx';
import { wizardText } from '../../../i18n/en/wizard.ts';
import { twoDigits } from '../../../lib/date-parts.ts';
import { PartsField } from '../../../ui/parts-field.tsx';
import { joinTime, splitTime } from '../section-values.ts';
import { bindText, type KindProps, useAutoComplete } from './kind-props.ts';

const HOURS = Array.from({ length: 12 }, (_, index) => index + 1);
const MINUTES = Array.from({ length: 60 }, (_, index) => twoDigits(index));
const HALVES = ['AM', 'PM'] as const;

/** A time of birth: hour 1 to 12, minute 00 to 59, and the half of the day. */
export function TimeInput(props: KindProps) {
  const wizard = wizardText;
  const { value, onChange, id, label, optional = false, error } = bindText(props);
  return (
    <PartsField
      {...{ id, label, optional, error }}
      kind="time"
      placeholder={wizard.choosePart}
      value={splitTime(value)}
      onChange={(picked) => onChange(joinTime(picked))}
      parts={[
        {
          name: 'hour',
          label: wizard.time.hour,
          choices: HOURS.map((hour) => ({ value: twoDigits(hour), label: String(hour) })),
        },
        {
          name: 'minute',
          label: wizard.time.minute,
          choices: MINUTES.map((minute) => ({ value: minute, label: minute })),
        },
        {
          name: 'half',
          label: wizard.time.half,
          choices: HALVES.map((half) => ({ value: half, label: wizard.time.halves[half] })),
        },
      ]}
    />
  );
}

/** A date of birth. */
export function DateInput(props: KindProps) {
  const { value, onChange, id, label, optional = false, error } = bindText(props);
  const autoComplete = useAutoComplete(props.field);
  return <BirthDateField {...{ id, label, value, optional, error, onChange, autoComplete }} />;
}
