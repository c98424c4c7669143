import { HEIGHTS_CM } from '@mala/contract/profiles/height.ts';
import { MOST_AGE, type RangeWish } from '@mala/contract/profiles/wishes.ts';
import type { FormHandle } from '../../../components/form/use-form.ts';
import { preferencesText } from '../../../i18n/en/preferences.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import classes from './preferences.module.css';
import { endsOf, type PreferenceValues, withEnd } from './values.ts';
import { sayNumber } from './wish-words.ts';

/** Both ends of a range, each of which may be open. */
export function WishRange({
  name,
  least,
  form,
}: {
  name: RangeWish;
  /** age */
  least: number;
  form: FormHandle<PreferenceValues>;
}) {
  const text = preferencesText;
  const ages = Array.from({ length: MOST_AGE - least + 1 }, (_, index) => least + index);
  const numbers: readonly number[] = name === 'age' ? ages : HEIGHTS_CM;
  const choices = numbers.map((value) => ({ value: String(value), label: sayNumber(name, value) }));
  const ends = endsOf(name);
  return (
    <div className={classes.range}>
      {(['from', 'to'] as const).map((end) => (
        <SelectField
          key={end}
          {...form.field(ends[end])}
          label={text[end][name]}
          placeholder={text.any}
          choices={choices}
          onChange={(value) => {
            const next = withEnd(form.values, name, end, value);
            for (const one of [ends.from, ends.to]) form.set(one, next[one] ?? '');
          }}
        />
      ))}
    </div>
  );
}
