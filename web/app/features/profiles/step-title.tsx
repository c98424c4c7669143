import { STEPS, type Step } from '@mala/contract/profiles/field.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { useText } from '../../i18n/language.ts';
import { PageTitle } from '../../ui/page.tsx';
import { stepNumber } from './wizard-steps.ts';

/** "Step 1/6 Basic info", and whose profile it is once that has an id. */
export function StepTitle({ step, mid }: { step: Step; mid: string | null }) {
  const text = useText(wizardText);
  return (
    <div>
      <PageTitle title={text.title(stepNumber(step), STEPS.length, text.steps[step])} />
      {mid && <p>{text.profileId(mid)}</p>}
    </div>
  );
}
