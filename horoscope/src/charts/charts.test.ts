import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell, Drawing, Point, Stands } from './drawing.ts';
import { northIndian } from './north-indian.ts';
import { sidesOf } from './polygon.ts';
import { southIndian } from './south-indian.ts';

const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'];
/** Of the short names சனி, Mo, के, in heights of their letters. */
const WIDEST = { ta: 2.3, en: 1.6, mr: 0.9 } as const;
const STYLES = { southIndian, northIndian };

const raasi = fc.integer({ min: 1, max: 12 });
const stands: fc.Arbitrary<Stands<string>> = fc.record({
  lagna: raasi,
  grahas: fc.record(Object.fromEntries(GRAHAS.map((graha) => [graha, raasi]))),
});

const together = (lagna: number, at: number): Stands<string> => ({
  lagna,
  grahas: Object.fromEntries(GRAHAS.map((graha) => [graha, at])),
});

/** Twice the area at the left of a line from one point to another; negative at the right. */
const side = (from: Point, to: Point, { x, y }: Point) =>
  (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);

function isWithin(outline: readonly Point[], point: Point): boolean {
  const sides = sidesOf(outline).map(({ from, to }) => side(from, to, point));
  return sides.every((one) => one > -1e-9) || sides.every((one) => one < 1e-9);
}

interface Box extends Point {
  width: number;
  height: number;
}

const cornersOf = ({ x, y, width, height }: Box): Point[] =>
  [-1, 1].flatMap((across) =>
    [-1, 1].map((down) => ({ x: x + (across * width) / 2, y: y + (down * height) / 2 })),
  );

const overlap = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 1e-9 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 1e-9;

/** The boxes of the texts of a cell: marks of the widest text, and the number with two digits. */
function boxesOf(cell: Cell<string>, { numberSize }: Drawing<string>, widest: number): Box[] {
  const { marks, size, number } = cell;
  const boxes = marks.map(({ x, y }) => ({ x, y, width: size * widest, height: size * 1.2 }));
  const ofNumber = { width: numberSize * 1.12, height: numberSize };
  return number ? [...boxes, { ...number, ...ofNumber }] : boxes;
}

describe.each(Object.entries(STYLES))('%s', (_, draw) => {
  it('has each raasi once, and everything where it stands', () => {
    fc.assert(
      fc.property(stands, (given) => {
        const { cells } = draw(given, WIDEST.ta);
        expect(cells.map((cell) => cell.raasi).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: 12 }, (_, index) => index + 1),
        );
        for (const { raasi, lagna, grahas, marks, house } of cells) {
          expect(lagna).toBe(raasi === given.lagna);
          expect(house === 1).toBe(lagna);
          expect(grahas).toEqual(GRAHAS.filter((graha) => given.grahas[graha] === raasi));
          expect(marks.map(({ of }) => of)).toEqual([...(lagna ? ['lagna'] : []), ...grahas]);
        }
      }),
    );
  });

  it.each([
    ['ta', 0.034],
    ['en', 0.038],
    ['mr', 0.042],
  ] as const)('has all texts in %s within their cells, none over another', (language, least) => {
    const widest = WIDEST[language];
    const check = (given: Stands<string>) => {
      const drawing = draw(given, widest);
      for (const cell of drawing.cells) {
        const boxes = boxesOf(cell, drawing, widest);
        expect(cell.size).toBeGreaterThanOrEqual(least);
        for (const [index, box] of boxes.entries()) {
          for (const corner of cornersOf(box)) expect(isWithin(cell.outline, corner)).toBe(true);
          for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
        }
      }
    };
    fc.assert(fc.property(stands, check));
    for (let lagna = 1; lagna <= 12; lagna += 1)
      for (let at = 1; at <= 12; at += 1) check(together(lagna, at));
  });

  it('has its outlines beside each other, and lines along all of them', () => {
    const { cells, lines } = draw(together(1, 1), WIDEST.ta);
    const covered = (point: Point) =>
      lines.some(({ from, to }) => {
        const within =
          point.x >= Math.min(from.x, to.x) - 1e-9 &&
          point.x <= Math.max(from.x, to.x) + 1e-9 &&
          point.y >= Math.min(from.y, to.y) - 1e-9 &&
          point.y <= Math.max(from.y, to.y) + 1e-9;
        return within && Math.abs(side(from, to, point)) < 1e-9;
      });
    for (const { outline, centre } of cells) {
      expect(isWithin(outline, centre)).toBe(true);
      expect(cells.filter((cell) => isWithin(cell.outline, centre))).toHaveLength(1);
      for (const { from, to } of sidesOf(outline))
        expect(covered({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })).toBe(true);
    }
  });

  it.each([0, 13, 1.5, Number.NaN])('refuses the raasi %d', (wrong) => {
    expect(() => draw(together(wrong, 1), WIDEST.ta)).toThrow(RangeError);
    expect(() => draw(together(1, wrong), WIDEST.ta)).toThrow(RangeError);
  });
});

const at = (drawing: Drawing<string>, raasi: number) =>
  drawing.cells.find((cell) => cell.raasi === raasi)?.centre;

describe('the South Indian chart', () => {
  it('has Meena at the top left, then Mesha, and goes on clockwise, whatever the lagna', () => {
    for (const lagna of [1, 7, 12]) {
      const drawing = southIndian(together(lagna, 1), WIDEST.ta);
      expect(at(drawing, 12)).toEqual({ x: 0.125, y: 0.125 });
      expect(at(drawing, 1)).toEqual({ x: 0.375, y: 0.125 });
      expect(at(drawing, 3)).toEqual({ x: 0.875, y: 0.125 });
      expect(at(drawing, 6)).toEqual({ x: 0.875, y: 0.875 });
      expect(at(drawing, 9)).toEqual({ x: 0.125, y: 0.875 });
      expect(drawing.cells.every(({ number }) => number === null)).toBe(true);
    }
  });
});

describe('the North Indian chart', () => {
  it('has the raasi of the lagna in the house at the top, and goes on to the left', () => {
    const drawing = northIndian(together(11, 1), WIDEST.mr);
    expect(drawing.cells.map(({ raasi }) => raasi)).toEqual([
      11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    const [top, second, third, left] = drawing.cells.map(({ centre }) => centre);
    expect(top).toEqual({ x: 0.5, y: 0.25 });
    expect(second?.x).toBeCloseTo(0.25);
    expect(second?.y).toBeLessThan(0.1);
    expect(third?.x).toBeLessThan(0.1);
    expect(left?.x).toBeCloseTo(0.25);
    expect(left?.y).toBeCloseTo(0.5);
    expect(drawing.cells[9]?.centre.x).toBeCloseTo(0.75);
  });
});
