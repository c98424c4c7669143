import { expect, it } from 'vitest';
import { starMisfits } from './star-misfits.ts';

const krittika = ['mesha', 'vrishabha', 'vrishabha', 'vrishabha'];

it.each([
  ['mesha', null, undefined],
  ['vrishabha', null, undefined],
  ['mesha', 1, undefined],
  ['vrishabha', 4, undefined],
  ['meena', null, 'star'],
  ['meena', 1, 'star'],
  ['mesha', 2, 'padham'],
  ['vrishabha', 1, 'padham'],
])('in %s Krittika with padham %s misfits: %s', (raasi, padham, misfit) => {
  expect(starMisfits(krittika, raasi, padham)).toBe(misfit);
});
