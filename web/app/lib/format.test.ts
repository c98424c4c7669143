import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MIDNIGHT = '2026-11-20T18:30:00Z';
const JUST_BEFORE = '2026-11-20T18:29:59Z';

const EXPECTED = {
  en: {
    days: ['20 Nov 2026', '21 Nov 2026'],
    day: '5 Nov 2026',
    born: '14 May 1998',
    times: ['20 Nov 2026, 11:59 pm', '21 Nov 2026, 12:00 am'],
    afternoon: '20 Nov 2026, 3:04 pm',
    birth: ['07:35 PM', '12:05 AM', '12:05 PM'],
    numbers: ['20', '1,500', '12,34,567'],
    rupees: ['599', '1500', '150000'],
  },
  ta: {
    days: ['20 நவ. 2026', '21 நவ. 2026'],
    day: '5 நவ. 2026',
    born: '14 மே 1998',
    times: ['20 நவ. 2026, இரவு 11:59', '21 நவ. 2026, இரவு 12:00'],
    afternoon: '20 நவ. 2026, பிற்பகல் 3:04',
    birth: ['இரவு 7:35', 'இரவு 12:05', 'பிற்பகல் 12:05'],
    numbers: ['20', '1,500', '12,34,567'],
    rupees: ['599', '1,500', '1,50,000'],
  },
  mr: {
    days: ['20 नोव्हेंबर 2026', '21 नोव्हेंबर 2026'],
    day: '5 नोव्हेंबर 2026',
    born: '14 मे 1998',
    times: ['20 नोव्हेंबर 2026, रात्री\u00a011:59', '21 नोव्हेंबर 2026, रात्री\u00a012:00'],
    afternoon: '20 नोव्हेंबर 2026, दुपारी\u00a03:04',
    birth: ['संध्याकाळी\u00a07:35', 'रात्री\u00a012:05', 'दुपारी\u00a012:05'],
    numbers: ['20', '1,500', '12,34,567'],
    rupees: ['599', '1,500', '1,50,000'],
  },
};

describe.each(Object.entries(EXPECTED))('in %s', (lang, expected) => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock('../i18n/en/language.ts', () => import(`../i18n/${lang}/language.ts`));
    vi.doMock('../i18n/en/times.ts', () => import(`../i18n/${lang}/times.ts`));
  });
  afterEach(() => {
    vi.doUnmock('../i18n/en/language.ts');
    vi.doUnmock('../i18n/en/times.ts');
  });

  it('days and times are those of India', async () => {
    const { shortDate, shortTime } = await import('./format.ts');
    const { fullDate } = await import('./full-date.ts');
    expect([JUST_BEFORE, MIDNIGHT].map(shortDate)).toEqual(expected.days);
    expect([JUST_BEFORE, MIDNIGHT].map(shortTime)).toEqual(expected.times);
    expect(shortTime('2026-11-20T09:34:00Z')).toBe(expected.afternoon);
    expect(shortDate('2026-11-05')).toBe(expected.day);
    expect(fullDate('1998-05-14')).toBe(expected.born);
  });

  it('a time of birth', async () => {
    const { birthTime } = await import('./format.ts');
    expect(['07:35 PM', '12:05 AM', '12:05 PM'].map(birthTime)).toEqual(expected.birth);
    expect(birthTime('unknown')).toBe('unknown');
  });

  it('numbers and money have lakhs, and the digits 0 to 9', async () => {
    const { rupees, wholeNumber } = await import('./format.ts');
    expect([20, 1500, 1_234_567].map(wholeNumber)).toEqual(expected.numbers);
    expect([599, 1500, 150_000].map(rupees)).toEqual(expected.rupees);
  });
});
