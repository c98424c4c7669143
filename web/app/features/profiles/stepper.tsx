import { STEPS, type Step } from '@mala/contract/profiles/field.ts';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { wizardText } from '../../i18n/en/wizard.ts';
import { paths } from '../../paths.ts';
import classes from './stepper.module.css';
import { stepNumber } from './use-step-navigation.ts';

/** The six steps of a registration as connected numbers, with a tick if complete. */
export function Stepper({
  current,
  steps,
}: {
  current: Step;
  steps: Readonly<Partial<Record<Step, boolean>>>;
}) {
  const text = wizardText;
  const complete = STEPS.filter((step) => steps[step]).length;
  return (
    <nav aria-label={text.navigation}>
      <ol className={classes.list}>
        {STEPS.map((step) => (
          <li key={step} className={classes.item} data-complete={steps[step] || undefined}>
            <Link
              className={classes.link}
              to={paths.step('register', step)}
              aria-current={step === current ? 'step' : undefined}
              aria-label={text.stepLink(
                stepNumber(step),
                text.steps[step],
                steps[step] ? text.complete : text.notComplete,
              )}
            >
              {steps[step] ? <IconCheck size={22} stroke={3} aria-hidden /> : stepNumber(step)}
            </Link>
          </li>
        ))}
      </ol>
      <p className={classes.progress}>{text.progress(complete, STEPS.length)}</p>
    </nav>
  );
}
