import { describe, expect, it } from 'vitest';
import { ageOn, birthYears, isCalendarDate } from './age.ts';

const at = (time: string) => new Date(time);

describe('ageOn', () => {
  it.each([
    ['2008-11-20', '2026-11-19T18:29:59Z', 17],
    ['2008-11-20', '2026-11-19T18:30:00Z', 18],
    ['2008-11-20', '2026-12-01T00:00:00Z', 18],
    ['2008-11-20', '2027-01-01T00:00:00Z', 18],
    ['2008-11-20', '2008-11-19T18:30:00Z', 0],
    ['2008-11-20', '2008-11-19T18:29:59Z', -1],
  ])('born on %s, on %s: %i years old', (dateOfBirth, today, age) => {
    expect(ageOn(dateOfBirth, at(today))).toBe(age);
  });

  it('counts a birthday on 29 February as 1 March in other years', () => {
    expect(ageOn('2008-02-29', at('2026-02-28T18:29:59Z'))).toBe(17);
    expect(ageOn('2008-02-29', at('2026-02-28T18:30:00Z'))).toBe(18);
    expect(ageOn('2008-02-29', at('2028-02-28T12:00:00Z'))).toBe(19);
    expect(ageOn('2008-02-29', at('2028-02-29T12:00:00Z'))).toBe(20);
  });
});

describe('isCalendarDate', () => {
  it.each(['2008-02-29', '2000-02-29', '1999-12-31', '0001-01-01'])('%s is valid', (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });

  it.each([
    '2009-02-29',
    '1900-02-29',
    '2008-04-31',
    '2008-13-01',
    '2008-00-10',
    '2008-01-00',
    '0000-01-01',
    '2008-1-1',
    '20080101',
    '+012008-01-01',
    '2008-01-01T00:00:00Z',
    '2008-01-01\n',
    '',
  ])('%j is invalid', (date) => {
    expect(isCalendarDate(date)).toBe(false);
  });
});

it('offers 50 years of birth, up to 18 years ago', () => {
  expect(birthYears(at('2025-12-31T18:30:00Z'))).toEqual({ first: 1959, last: 2008 });
  expect(birthYears(at('2026-12-31T18:29:59Z'))).toEqual({ first: 1959, last: 2008 });
});
