import type { FormHandle } from '../../components/form/use-form.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { starChoiceOf } from './narrow-choices.ts';
import type { SectionValues } from './section-values.ts';

/** Explains why the lists of raasi, star and padham are filtered, and resets them. */
export function StarReset({ form }: { form: FormHandle<SectionValues> }) {
  const wizard = wizardText;
  const { raasi, birth_star, padham } = starChoiceOf(form.values);
  const empty = !raasi && !birth_star && padham === null;
  return (
    <Stack gap="xs" align="start">
      <p>{wizard.starHint}</p>
      <Button
        look="outline"
        disabled={empty}
        onClick={() => {
          form.set('raasi', '');
          form.set('birth_star', '');
          form.set('padham', null);
        }}
      >
        {wizard.chooseStarAgain}
      </Button>
    </Stack>
  );
}
