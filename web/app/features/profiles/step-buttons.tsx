import { wizardText } from '../../i18n/en/wizard.ts';
import { useText } from '../../i18n/language.ts';
import { LinkButton } from '../../ui/button.tsx';
import { SubmitButton } from '../../ui/form.tsx';
import classes from './step-buttons.module.css';

/** What ends a step: on, and back to the one before. */
export function StepButtons({
  submitting,
  backTo,
  children,
}: {
  submitting: boolean;
  backTo: string | null;
  children: string;
}) {
  const wizard = useText(wizardText);
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
