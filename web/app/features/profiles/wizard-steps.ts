import { STEPS, type Step } from '@mala/contract/profiles/field.ts';

/** 1 to 6. */
export function stepNumber(step: Step): number {
  return STEPS.indexOf(step) + 1;
}

/** The step after this one, null after the last. */
export function nextStep(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) + 1] ?? null;
}

/** The step before this one, null before the first. */
export function previousStep(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}

/** The first step that still wants something, null when all six are complete. */
export function firstIncomplete(steps: Readonly<Partial<Record<Step, boolean>>>): Step | null {
  return STEPS.find((step) => !steps[step]) ?? null;
}
