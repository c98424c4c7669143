import type { Line, Point } from './drawing.ts';

export type Polygon = readonly Point[];

/** The corners of a polygon, as pairs of x and y. */
export function polygon(...corners: readonly (readonly [x: number, y: number])[]): Polygon {
  return corners.map(([x, y]) => ({ x, y }));
}

/** The sides of a closed line through the points. */
export function sidesOf(corners: Polygon): Line[] {
  return corners.map((from, index) => ({
    from,
    to: corners[(index + 1) % corners.length] ?? from,
  }));
}

/** The middle of what the corners enclose. */
export function centreOf(corners: Polygon): Point {
  const parts = sidesOf(corners).map(({ from, to }) => ({
    area: from.x * to.y - to.x * from.y,
    x: from.x + to.x,
    y: from.y + to.y,
  }));
  const sum = (value: (part: (typeof parts)[number]) => number) =>
    parts.reduce((all, part) => all + value(part), 0);
  const area = sum((part) => part.area) * 3;
  return {
    x: sum((part) => part.x * part.area) / area,
    y: sum((part) => part.y * part.area) / area,
  };
}

/** From where to where a convex polygon reaches at a height; null where it is not. */
export function reachAt(corners: Polygon, y: number): { from: number; to: number } | null {
  const crossings = sidesOf(corners).flatMap(({ from, to }) => {
    if (y < Math.min(from.y, to.y) || y > Math.max(from.y, to.y)) return [];
    if (from.y === to.y) return [from.x, to.x];
    return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
  });
  if (crossings.length === 0) return null;
  return { from: Math.min(...crossings), to: Math.max(...crossings) };
}
