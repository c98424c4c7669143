import type { Chart } from '@mala/contract/horoscopes.ts';
import { describe, expect, it } from 'vitest';
import { chartText as en } from '../../i18n/en/chart.ts';
import { chartText as mr } from '../../i18n/mr/chart.ts';
import { chartText as ta } from '../../i18n/ta/chart.ts';
import { CHARTS, drawChart, MARKS } from './draw-chart.ts';

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
    const tamil = drawChart(CHART, 'rasi', 'tamilmala', ta.widest);
    expect(tamil.cells[2]).toMatchObject({ raasi: 3, lagna: true, grahas: ['ketu'], number: null });
    expect(tamil.cells[8]).toMatchObject({ raasi: 9, house: 7, grahas: ['sun', 'rahu'] });
    const marathi = drawChart(CHART, 'rasi', 'marathimala', mr.widest);
    expect(marathi.cells[0]).toMatchObject({ raasi: 3, house: 1, lagna: true, grahas: ['ketu'] });
    expect(marathi.cells[6]).toMatchObject({ raasi: 9, house: 7, grahas: ['sun', 'rahu'] });
  });

  it('of the navamsa has the other stands', () => {
    const { cells } = drawChart(CHART, 'navamsa', 'tamilmala', en.widest);
    expect(cells[1]).toMatchObject({ lagna: true, grahas: ['sun'] });
    expect(cells[0]).toMatchObject({ lagna: false, grahas: ['venus', 'saturn'] });
  });

  it('has room for the words of its language', () => {
    const at = { rasi: 'mesha', navamsa: 'mesha' };
    const grahas = Object.fromEntries(MARKS.map((one) => [one, at])) as Chart['grahas'];
    const full = { lagna: at, grahas };
    for (const name of CHARTS)
      for (const { widest } of [en, ta, mr])
        for (const domain of ['tamilmala', 'marathimala'] as const) {
          const [cell] = drawChart(full, name, domain, widest).cells;
          expect(cell?.marks).toHaveLength(10);
          expect(cell?.marks.map(({ of }) => of)).toEqual(MARKS);
        }
  });

  it('is refused with a raasi that is none', () => {
    const wrong = { ...CHART, lagna: { rasi: 'aries', navamsa: 'mesha' } };
    expect(() => drawChart(wrong, 'rasi', 'tamilmala', en.widest)).toThrow(RangeError);
  });
});

it.each([
  ['English', en],
  ['Tamil', ta],
  ['Marathi', mr],
])('the names of the marks differ from each other in %s', (_, { marks }) => {
  const words = MARKS.map((mark) => marks[mark]);
  expect(new Set(words.map(({ short }) => short)).size).toBe(10);
  expect(new Set(words.map(({ name }) => name)).size).toBe(10);
});
