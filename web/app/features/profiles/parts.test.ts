import { describe, expect, test } from 'vitest';
import { joinDate, splitDate, twoDigits, wholeDate } from '../../lib/date-parts.ts';
import { joinTime, splitTime, wholeTime } from './section-values.ts';

describe('a date of birth', () => {
  test('is split and joined again', () => {
    expect(splitDate('1998-05-14')).toEqual({ year: '1998', month: '05', day: '14' });
    expect(joinDate(splitDate('1998-05-14'))).toBe('1998-05-14');
    expect(twoDigits(5)).toBe('05');
  });

  test('keeps the chosen parts', () => {
    const half = joinDate({ ...splitDate(''), day: '14' });
    expect(splitDate(half)).toEqual({ year: '', month: '', day: '14' });
    expect(joinDate({ year: '', month: '', day: '' })).toBe('');
  });

  test('is a value only when complete', () => {
    expect(wholeDate('1998-05-14')).toBe('1998-05-14');
    expect(wholeDate('1998--14')).toBe('');
    expect(wholeDate('')).toBe('');
  });
});

describe('a time of birth', () => {
  test('is split and joined again', () => {
    expect(splitTime('06:45 AM')).toEqual({ hour: '06', minute: '45', half: 'AM' });
    expect(joinTime(splitTime('12:00 PM'))).toBe('12:00 PM');
  });

  test('keeps the chosen parts', () => {
    for (const part of [{ hour: '06' }, { minute: '00' }, { half: 'PM' }]) {
      const half = joinTime({ hour: '', minute: '', half: '', ...part });
      expect(splitTime(half)).toEqual({ hour: '', minute: '', half: '', ...part });
    }
    expect(joinTime({ hour: '', minute: '', half: '' })).toBe('');
  });

  test('is a value only when complete', () => {
    expect(wholeTime('06:45 AM')).toBe('06:45 AM');
    expect(wholeTime('06:45 ')).toBe('');
    expect(wholeTime('')).toBe('');
  });
});
