import { expect, test } from 'vitest';
import { firstVisit } from './section-step.tsx';
import { firstIncomplete, nextStep, previousStep, stepNumber } from './use-step-navigation.ts';

test('the steps lead from basic to horoscope and back', () => {
  expect(stepNumber('photo')).toBe(4);
  expect(nextStep('work')).toBe('photo');
  expect(nextStep('horoscope')).toBeNull();
  expect(previousStep('personal')).toBe('basic');
  expect(previousStep('basic')).toBeNull();
});

test('finds the first incomplete step', () => {
  const steps = { basic: true, personal: true, work: true, photo: false, family: true };
  expect(firstIncomplete(steps)).toBe('photo');
  const complete = { ...steps, photo: true, horoscope: true };
  expect(firstIncomplete(complete)).toBeNull();
});

test('fills in the name and mobile of the signup only at the first visit', () => {
  const me = { user_name: 'Meena', mobile_no: '9840012345' };
  const empty = { name: null, mobiles: null };
  const before = { ...me, steps: { basic: false } } as Parameters<typeof firstVisit>[1];
  const after = { ...me, steps: { basic: true } } as Parameters<typeof firstVisit>[1];
  expect(firstVisit(empty, before)).toEqual({ name: 'Meena', mobiles: ['9840012345', null] });
  expect(firstVisit(empty, after)).toEqual(empty);
});
