import { STEPS, type Step } from '@mala/contract/profiles/field.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { LinkButton } from '../../ui/button.tsx';
import { SubmitButton } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page.tsx';
import classes from './step-layout.module.css';
import { stepNumber } from './use-step-navigation.ts';

/** The buttons at the end of a step: next and back. */
export function StepButtons({
  submitting,
  backTo,
  children,
}: {
  submitting: boolean;
  backTo: string | null;
  children: string;
}) {
  const wizard = wizardText;
  return (
    <div className={classes.root}>
      <SubmitButton submitting={submitting}>{children}</SubmitButton>
      {backTo && (
        <LinkButton to={backTo} look="outline">
          {wizard.back}
        </LinkButton>
      )}
    </div>
  );
}

/** "Step 1/6 Basic info", and the profile's id once it has one. */
export function StepTitle({ step, mid }: { step: Step; mid: string | null }) {
  const text = wizardText;
  return (
    <div>
      <PageTitle title={text.title(stepNumber(step), STEPS.length, text.steps[step])} />
      {mid && <p>{text.profileId(mid)}</p>}
    </div>
  );
}
