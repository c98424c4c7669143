import type { Colour } from './colours.ts';

const BLOSSOMS: Record<'jasmine' | 'marigold', { petals: Colour; heart: Colour }> = {
  jasmine: { petals: '#fffdf6', heart: '#e9e3b4' },
  marigold: { petals: '#f39a1d', heart: '#d9730b' },
};

/** A string of blossoms through these points, as it is worn in the hair or hung over a door. */
export function flowers(
  kind: 'jasmine' | 'marigold',
  points: readonly (readonly [number, number])[],
  size: number,
): string {
  const { petals, heart } = BLOSSOMS[kind];
  const around = points.map(([x, y], index) =>
    [0, 72, 144, 216, 288]
      .map((degrees) => {
        const angle = ((degrees + (index % 3) * 24) * Math.PI) / 180;
        const reach = size * 0.55;
        return disc(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, size * 0.5);
      })
      .join(''),
  );
  const hearts = points.map(([x, y]) => disc(x, y, size * 0.32));
  // Two paths for all of them: a path for each petal takes three times as long to render.
  return `<path fill="${petals}" stroke="${heart}" stroke-width=".6" d="${around.join('')}"/>
    <path fill="${heart}" d="${hearts.join('')}"/>`;
}

function disc(x: number, y: number, radius: number): string {
  const r = radius.toFixed(1);
  const across = (radius * 2).toFixed(1);
  return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0Z`;
}

/** `count` points on a quarter of an ellipse or more: angles in degrees, 0 to the right, 90 downwards. */
export function arc(
  ellipse: { x: number; y: number; rx: number; ry: number },
  [from, to]: readonly [number, number],
  count: number,
): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    const x = ellipse.x + Math.cos(angle) * ellipse.rx;
    const y = ellipse.y + Math.sin(angle) * ellipse.ry;
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  });
}
