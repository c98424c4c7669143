import { expect, test } from 'vitest';
import { dayInIndia, inIndia } from './india-time.ts';

test.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20'],
  ['2026-11-20T18:30:00Z', '2026-11-21'],
  ['2026-11-20T23:59:59Z', '2026-11-21'],
  ['2026-11-21T00:00:00Z', '2026-11-21'],
  ['2026-12-31T18:30:00Z', '2027-01-01'],
])('at %s it is %s in India, as Intl says', (time, day) => {
  expect(dayInIndia(new Date(time))).toBe(day);
  const said = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });
  expect(said.format(new Date(time))).toBe(day);
});

test('the clock of India', () => {
  expect(inIndia(new Date('2026-11-20T18:30:00Z')).getUTCHours()).toBe(0);
});
