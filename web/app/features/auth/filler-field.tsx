import type { FilledInBy } from '@mala/contract/profiles/filled-in-by.ts';
import { FILLERS } from '@mala/contract/profiles/fillers.ts';
import type { FormHandle } from '../../components/form/use-form.ts';
import { signupWhomText } from '../../i18n/en/signup-whom.ts';
import { RadioField } from '../../ui/choice-field.tsx';
import type { SignupValues } from './signup-values.ts';

const { youAre, filler } = signupWhomText;
export const FILLER_LABEL = youAre;

/** What the account holder is to the bride or groom, where that does not follow from for whom it is. */
export function FillerField({ form }: { form: FormHandle<SignupValues> }) {
  const { profile_for } = form.values;
  const fillers = profile_for ? FILLERS[profile_for] : [];
  if (fillers.length < 2) return null;
  return (
    <RadioField
      {...form.field('filled_in_by')}
      tiles
      label={youAre}
      choices={fillers.map((value) => ({ value, label: filler[value as 'mother'] }))}
      onChange={(value) => form.set('filled_in_by', value as FilledInBy)}
    />
  );
}
