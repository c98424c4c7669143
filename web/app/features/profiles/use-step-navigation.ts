import { STEPS, type Step } from '@mala/contract/profiles/field.ts';
import { type NavigateOptions, useNavigate, useParams } from 'react-router';
import { wizardText } from '../../i18n/en/wizard.ts';
import { currentMe } from '../../lib/session/session.ts';
import { MODES, type Mode, paths, REGISTERED } from '../../paths.ts';
import { showToast } from '../../ui/toast.tsx';

/** register or edit; edit if the URL does not say. */
export function useMode(): Mode {
  const { mode } = useParams();
  return MODES.find((known) => known === mode) ?? 'edit';
}

/** The page after a registration: the first incomplete step, or the search with the congratulations above it. */
function endOfRegistration(): [string, NavigateOptions?] {
  const me = currentMe();
  const missing = me && firstIncomplete(me.steps);
  if (missing) {
    const { stillMissing, steps } = wizardText;
    const message = stillMissing.message(steps[missing]);
    showToast({ kind: 'notice', title: stillMissing.title, message });
    return [paths.step('register', missing)];
  }
  return [paths.search, { state: REGISTERED }];
}

/** The navigation of a step: next after saving, and back (specification, section 4, Wizard flow). */
export function useStepNavigation(step: Step): {
  goOn: () => Promise<void>;
  backTo: string | null;
} {
  const mode = useMode();
  const navigate = useNavigate();
  const next = nextStep(step);
  const previous = previousStep(step);
  return {
    backTo: previous && paths.step(mode, previous),
    goOn: async () => {
      if (next) return navigate(paths.step(mode, next));
      if (mode === 'register') return navigate(...endOfRegistration());
      await navigate(paths.step('edit', STEPS[0]));
    },
  };
}

/** From 1 to 6. */
export function stepNumber(step: Step): number {
  return STEPS.indexOf(step) + 1;
}

/** The step after this one; null after the last. */
export function nextStep(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) + 1] ?? null;
}

/** The step before this one; null before the first. */
export function previousStep(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}

/** The first incomplete step; null if all six are complete. */
export function firstIncomplete(steps: Readonly<Partial<Record<Step, boolean>>>): Step | null {
  return STEPS.find((step) => !steps[step]) ?? null;
}
