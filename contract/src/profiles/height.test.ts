import { expect, it } from 'vitest';
import { HEIGHTS_CM, heightInFeet } from './height.ts';

/** The inches in a label. */
function inches(label: string): number {
  const [, feet, rest] = /^([4-7])ft (\d|1[01])in$/.exec(label) ?? [];
  return Number(feet) * 12 + Number(rest);
}

it('offers 33 heights from 4ft 0in to 7ft 0in', () => {
  const labels = HEIGHTS_CM.map(heightInFeet);
  expect(labels).toHaveLength(33);
  expect(labels.at(0)).toBe('4ft 0in');
  expect(labels.at(-1)).toBe('7ft 0in');
});

it('has labels in ascending order', () => {
  const steps = HEIGHTS_CM.map((cm) => inches(heightInFeet(cm)));
  expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
});

it.each([
  [152, '5ft 0in'],
  [162, '5ft 4in'],
  [182, '6ft 0in'],
  // never 5ft 12in
  [181.6, '5ft 11in'],
])('%d cm is %s', (cm, label) => {
  expect(heightInFeet(cm)).toBe(label);
});
