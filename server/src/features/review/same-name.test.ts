import { expect, it } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';
import { keepSameNames } from './same-name.ts';

const testApp = useTestApp();

const mayBe = async (name: string, other: string) =>
  (await keepSameNames(testApp().ctx.db, name, [{ name: other }])).length === 1;

it.each([
  ['Lakshmi Subramanian', 'Lakshmi'],
  ['Lakshmi', 'லட்சுமி'],
  ['Priya S', 'பிரியா'],
  ['Preethi', 'Preeti'],
  ['Karthik Raja', 'கார்த்திக் ராஜா'],
  ['Sneha Kulkarni', 'स्नेहा कुलकर्णी'],
  ['Sampada', 'संपदा'],
  ['Ganesh', 'गणेश'],
  ['Tamilselvi', 'Thamizhselvi'],
])('%s may be %s', async (one, other) => {
  expect(await mayBe(one, other)).toBe(true);
  expect(await mayBe(other, one)).toBe(true);
});

it.each([
  ['Lakshmi', 'Revathi'],
  ['Priya', 'பிரபா'],
  ['S', 'S'],
  ['', 'Anu'],
  ['Karthik', 'Kavin'],
])('%s is not %s', async (one, other) => {
  expect(await mayBe(one, other)).toBe(false);
});
