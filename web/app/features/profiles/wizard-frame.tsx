import type { Step } from '@mala/contract/profiles/field.ts';
import type { ReactNode } from 'react';
import { useMember } from '../../lib/session/session.ts';
import { StepTabs } from './step-tabs.tsx';
import { Stepper } from './stepper.tsx';
import { useMode } from './use-step-navigation.ts';
import classes from './wizard-frame.module.css';

/** Frame of a step: numbered steps during the registration, tabs later. */
export function WizardFrame({ step, children }: { step: Step | null; children: ReactNode }) {
  const { me } = useMember();
  const mode = useMode();
  return (
    <div className={classes.root} data-mode={mode}>
      {mode === 'register' && step ? (
        <Stepper current={step} steps={me.steps} />
      ) : (
        <StepTabs current={step} me={me} />
      )}
      <div className={classes.page}>{children}</div>
    </div>
  );
}
