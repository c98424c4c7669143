import { describe, expect, it } from 'vitest';
import { CHARTS, drawChart } from './charts.ts';
import { LANGUAGES } from './communities/languages.ts';
import { MARK_NAMES, markWords } from './graha-words.ts';
import type { Chart } from './horoscopes.ts';

/** Of 19 December 1991, 7:41 PM in Mumbai. */
const CHART: Chart = {
  lagna: { rasi: 'mithuna', navamsa: 'vrishabha' },
  grahas: {
    sun: { rasi: 'dhanu', navamsa: 'vrishabha' },
    moon: { rasi: 'vrishabha', navamsa: 'meena' },
    mars: { rasi: 'vrischika', navamsa: 'makara' },
    mercury: { rasi: 'vrischika', navamsa: 'vrischika' },
    jupiter: { rasi: 'simha', navamsa: 'tula' },
    venus: { rasi: 'tula', navamsa: 'mesha' },
    saturn: { rasi: 'makara', navamsa: 'mesha' },
    rahu: { rasi: 'dhanu', navamsa: 'kanya' },
    ketu: { rasi: 'mithuna', navamsa: 'meena' },
  },
};

describe('a chart', () => {
  it('is drawn as the site has it', () => {
    const tamil = drawChart(CHART, 'rasi', 'tamilmala', 'ta');
    expect(tamil.cells[2]).toMatchObject({ raasi: 3, lagna: true, grahas: ['ketu'], number: null });
    expect(tamil.cells[8]).toMatchObject({ raasi: 9, house: 7, grahas: ['sun', 'rahu'] });
    const marathi = drawChart(CHART, 'rasi', 'marathimala', 'mr');
    expect(marathi.cells[0]).toMatchObject({ raasi: 3, house: 1, lagna: true, grahas: ['ketu'] });
    expect(marathi.cells[6]).toMatchObject({ raasi: 9, house: 7, grahas: ['sun', 'rahu'] });
  });

  it('of the navamsa has the other stands', () => {
    const { cells } = drawChart(CHART, 'navamsa', 'tamilmala', 'en');
    expect(cells[1]).toMatchObject({ lagna: true, grahas: ['sun'] });
    expect(cells[0]).toMatchObject({ lagna: false, grahas: ['venus', 'saturn'] });
  });

  it('has room for the words of its language', () => {
    const at = { rasi: 'mesha', navamsa: 'mesha' };
    const grahas = Object.fromEntries(MARK_NAMES.map((one) => [one, at])) as Chart['grahas'];
    const full = { lagna: at, grahas };
    for (const name of CHARTS)
      for (const language of LANGUAGES)
        for (const domain of ['tamilmala', 'marathimala'] as const) {
          const [cell] = drawChart(full, name, domain, language).cells;
          expect(cell?.marks).toHaveLength(10);
          expect(cell?.marks.map(({ of }) => of)).toEqual(MARK_NAMES);
        }
  });

  it('is refused with a raasi that is none', () => {
    const wrong = { ...CHART, lagna: { rasi: 'aries', navamsa: 'mesha' } };
    expect(() => drawChart(wrong, 'rasi', 'tamilmala', 'en')).toThrow(RangeError);
  });
});

describe('the words of the marks', () => {
  it.each(LANGUAGES)('differ from each other in %s', (language) => {
    const words = MARK_NAMES.map((mark) => markWords(mark, language));
    expect(words).toHaveLength(10);
    expect(new Set(words.map(({ short }) => short)).size).toBe(10);
    expect(new Set(words.map(({ name }) => name)).size).toBe(10);
  });
});
