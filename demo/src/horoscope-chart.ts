import type { Domain } from '@mala/contract/communities/domain.ts';
import sharp from 'sharp';
import { lettering } from './portraits/lettering.ts';
import { createRandom, type Random } from './random.ts';

const SIDE = 640;
const INK = { tamilmala: '#8f1d22', marathimala: '#1f5c4a' };
const PAPER = { tamilmala: '#fff8e7', marathimala: '#fdf6e3' };

/** The southern chart: twelve houses around an empty middle, four along each side. */
const SOUTHERN = {
  lines:
    'M60 60H580V580H60ZM60 190H580M60 450H580M190 60V580M450 60V580M320 60V190M320 450V580M60 320H190M450 320H580',
  houses: [
    [125, 125],
    [255, 125],
    [385, 125],
    [515, 125],
    [515, 255],
    [515, 385],
    [515, 515],
    [385, 515],
    [255, 515],
    [125, 515],
    [125, 385],
    [125, 255],
  ],
} as const;

/** The northern chart, also that of Maharashtra: diamonds and triangles within a square. */
const NORTHERN = {
  lines: 'M60 60H580V580H60ZM60 60L580 580M580 60L60 580M320 60L580 320L320 580L60 320Z',
  houses: [
    [320, 190],
    [190, 105],
    [105, 190],
    [190, 320],
    [105, 450],
    [190, 535],
    [320, 450],
    [450, 535],
    [535, 450],
    [450, 320],
    [535, 190],
    [450, 105],
  ],
} as const;

/** A symbol for each of the nine grahas, since a machine may have no fonts. */
const GRAHAS = [
  'M-9 0A9 9 0 1 0 9 0A9 9 0 1 0 -9 0M0 -1V1',
  'M3 -9A9 9 0 1 0 3 9A7 7 0 1 1 3 -9Z',
  'M0 -10L9 8H-9Z',
  'M-8 -8H8V8H-8Z',
  'M0 -10L10 0L0 10L-10 0Z',
  'M0 -10V10M-10 0H10M-7 -7L7 7M7 -7L-7 7',
  'M-9 -7H9M-9 0H9M-9 7H9',
  'M-9 6C-9 -10 9 -10 9 6',
  'M-9 -6C-9 10 9 10 9 -6',
];

function marksOf(random: Random, houses: readonly (readonly [number, number])[]): string {
  const taken = new Map<number, number>();
  return GRAHAS.map((graha) => {
    const house = random.whole(0, houses.length - 1);
    const [x, y] = houses[house] ?? [SIDE / 2, SIDE / 2];
    const before = taken.get(house) ?? 0;
    taken.set(house, before + 1);
    return `<path transform="translate(${x + ((before % 3) - 1) * 26} ${y + Math.floor(before / 3) * 26 - 10})" d="${graha}"/>`;
  }).join('');
}

/** A made-up birth chart of a site's tradition, as a PNG that says so. The same seed draws the same chart. */
export function drawChart(seed: number, domain: Domain): Promise<Buffer> {
  const { lines, houses } = domain === 'tamilmala' ? SOUTHERN : NORTHERN;
  const ink = INK[domain];
  const note = { x: SIDE / 2, y: 598, height: 18, weight: 2.4, colour: ink };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">
    <rect width="${SIDE}" height="${SIDE}" fill="${PAPER[domain]}"/>
    <g fill="none" stroke="${ink}" stroke-width="4"><path d="${lines}"/></g>
    <g fill="none" stroke="#333" stroke-width="2.5">${marksOf(createRandom(`chart ${domain} ${seed}`), houses)}</g>
    ${lettering('MADE UP', note)}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
