import { describe, expect, test } from 'vitest';
import { firstVisit } from './first-visit.ts';
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

describe('what the first step suggests', () => {
  type Holder = Parameters<typeof firstVisit>[1];
  const empty = { name: null, gender: null, mobiles: null, filled_in_by: null };
  const mother: Holder = {
    user_name: 'Lakshmi',
    mobile_no: '9840012345',
    profile_for: 'daughter',
    filled_in_by: 'mother',
    steps: { basic: false } as Holder['steps'],
  };
  const groom: Holder = { ...mother, profile_for: 'self', filled_in_by: 'self' };

  test('for oneself one’s own name', () => {
    expect(firstVisit(empty, groom)).toMatchObject({ name: 'Lakshmi', gender: null });
  });

  test('for a daughter that she is a bride, and never the name of her mother', () => {
    const mobiles = ['9840012345', null];
    const suggested = { name: null, gender: 'female', mobiles, filled_in_by: 'mother' };
    expect(firstVisit(empty, mother)).toEqual(suggested);
  });

  test.each([
    ['son', 'male'],
    ['brother', 'male'],
    ['sister', 'female'],
    ['relative', null],
    ['friend', null],
    [null, null],
  ] as const)('for %s that it is %s', (profile_for, gender) => {
    expect(firstVisit(empty, { ...mother, profile_for })).toMatchObject({ name: null, gender });
  });

  test('nothing once it is saved', () => {
    expect(firstVisit(empty, { ...groom, steps: { ...groom.steps, basic: true } })).toEqual(empty);
  });
});
