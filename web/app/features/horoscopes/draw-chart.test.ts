import type { Chart } from '@mala/contract/horoscopes.ts';
import { chartLabelsIn } from '@mala/contract/profiles/labels/label-in.ts';
import { MUMBAI_CHART } from '@mala/contract/test/mumbai-chart.ts';
import { describe, expect, it } from 'vitest';
import { CHARTS, drawChart, MARKS } from './draw-chart.ts';

const [en, ta, mr] = [chartLabelsIn('en'), chartLabelsIn('ta'), chartLabelsIn('mr')];

describe('a chart', () => {
  it('is drawn as the site has it', () => {
    const tamil = drawChart(MUMBAI_CHART, 'rasi', 'tamilmala', ta.widest);
    expect(tamil.cells[2]).toMatchObject({ raasi: 3, lagna: true, grahas: ['ketu'], number: null });
    expect(tamil.cells[8]).toMatchObject({ raasi: 9, house: 7, grahas: ['sun', 'rahu'] });
    const marathi = drawChart(MUMBAI_CHART, 'rasi', 'marathimala', mr.widest);
    expect(marathi.cells[0]).toMatchObject({ raasi: 3, house: 1, lagna: true, grahas: ['ketu'] });
    expect(marathi.cells[6]).toMatchObject({ raasi: 9, house: 7, grahas: ['sun', 'rahu'] });
  });

  it('of the navamsa has the other stands', () => {
    const { cells } = drawChart(MUMBAI_CHART, 'navamsa', 'tamilmala', en.widest);
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
    const wrong = { ...MUMBAI_CHART, lagna: { rasi: 'aries', navamsa: 'mesha' } };
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
