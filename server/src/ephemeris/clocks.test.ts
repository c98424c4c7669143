import { expect, it } from 'vitest';
import { timeOfClock } from './clocks.ts';

const at = (date: string, minutes: number, zone: string) =>
  timeOfClock(date, minutes, zone).time.toISOString().slice(0, 16);

it("India's clocks are 5:30 ahead, and an hour more in the war", () => {
  expect(at('1990-01-01', 390, 'Asia/Kolkata')).toBe('1990-01-01T01:00');
  expect(at('1942-08-31', 1439, 'Asia/Kolkata')).toBe('1942-08-31T18:29');
  expect(at('1942-09-01', 390, 'Asia/Kolkata')).toBe('1942-09-01T00:00');
  expect(at('1945-10-14', 390, 'Asia/Kolkata')).toBe('1945-10-14T00:00');
  expect(at('1945-10-15', 390, 'Asia/Kolkata')).toBe('1945-10-15T01:00');
  expect(timeOfClock('1943-05-01', 0, 'Asia/Kolkata').ahead).toBe(390);
});

it('elsewhere they are as they were at that time', () => {
  expect(at('1990-07-01', 60, 'Europe/London')).toBe('1990-07-01T00:00');
  expect(at('1990-01-01', 60, 'Europe/London')).toBe('1990-01-01T01:00');
  // Sri Lanka changed its clocks in 1996 and 2006
  expect(at('1995-01-01', 330, 'Asia/Colombo')).toBe('1995-01-01T00:00');
  expect(at('1996-08-01', 390, 'Asia/Colombo')).toBe('1996-08-01T00:00');
  expect(at('1981-12-01', 450, 'Asia/Singapore')).toBe('1981-12-01T00:00');
});

it('an hour that clocks left out counts as before, and one that they showed twice is one of both', () => {
  // clocks went from 1:00 to 2:00 at 1:00 UTC, and from 2:00 to 3:00 at 7:00 UTC
  expect(at('1990-03-25', 90, 'Europe/London')).toBe('1990-03-25T01:30');
  expect(at('1990-04-01', 150, 'America/New_York')).toBe('1990-04-01T07:30');
  expect(at('1990-04-01', 90, 'America/New_York')).toBe('1990-04-01T06:30');
  expect(at('1990-04-01', 210, 'America/New_York')).toBe('1990-04-01T07:30');
  expect(['1990-10-28T00:30', '1990-10-28T01:30']).toContain(at('1990-10-28', 90, 'Europe/London'));
  expect(['1990-10-28T05:30', '1990-10-28T06:30']).toContain(
    at('1990-10-28', 90, 'America/New_York'),
  );
});
