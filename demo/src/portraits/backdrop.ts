import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Random } from '../random.ts';
import { type Colour, darker, lighter, mix } from './colours.ts';
import { flowers } from './flowers.ts';
import { lettering } from './lettering.ts';

export const WIDTH = 400;
export const HEIGHT = 440;

interface Tones {
  /** Behind the figure: the wall and the disc. */
  walls: [wall: Colour, disc: Colour][];
  band: Colour;
}

/** Kumkum red and turmeric on warm white; paithani green and marigold. */
export const TONES: Record<Domain, Tones> = {
  tamilmala: {
    walls: [
      ['#fbf1e0', '#f3c969'],
      ['#f8e3c4', '#e9a94a'],
      ['#f9e6dc', '#e0958a'],
      ['#f4ead9', '#d9c08a'],
      ['#f6dfc9', '#c9655c'],
    ],
    band: '#8e1b2c',
  },
  marathimala: {
    walls: [
      ['#eaf3ea', '#8fc0a0'],
      ['#fdf0d5', '#f2b450'],
      ['#e3efe9', '#5fa58a'],
      ['#f7efda', '#e9c46a'],
      ['#e8f0e0', '#a9c77f'],
    ],
    band: '#0d5c4a',
  },
};

export function backdrop(domain: Domain, random: Random): string {
  const [wall, disc] = random.pick(TONES[domain].walls);
  const motif = random.pick([garland, arch, dots]);
  return `<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighter(wall, 0.4)}"/>
    <stop offset="1" stop-color="${mix(wall, disc, 0.45)}"/></linearGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>${motif(domain, disc)}`;
}

/** Jasmine, or a toran of marigolds and mango leaves, hung across the top. */
function garland(domain: Domain, disc: Colour): string {
  const isTamil = domain === 'tamilmala';
  const points = Array.from({ length: 29 }, (_, index): [number, number] => {
    const x = index * 14.3;
    return [x, 14 + Math.abs(Math.sin((x / 133.3) * Math.PI)) * 26];
  });
  const leaves = [0, 133.3, 266.7, 400].map(
    (x) =>
      `<path fill="${isTamil ? '#b3182b' : '#2e7d4f'}" d="M${x} 14C${x + 11} 30 ${x + 7} 48 ${x} 62C${x - 7} 48 ${x - 11} 30 ${x} 14Z"/>`,
  );
  return `<circle cx="200" cy="196" r="150" fill="${disc}" fill-opacity=".5"/>${leaves.join('')}
    ${flowers(isTamil ? 'jasmine' : 'marigold', points, isTamil ? 8 : 9)}`;
}

/** A niche as in an old house. */
function arch(_domain: Domain, disc: Colour): string {
  const niche = 'M52 460V190C52 96 120 70 200 26C280 70 348 96 348 190V460Z';
  return `<path d="${niche}" fill="${disc}" fill-opacity=".55"/>
    <path d="${niche}" fill="none" stroke="${darker(disc, 0.15)}" stroke-width="3" stroke-opacity=".5" transform="translate(-12 -9) scale(1.06)"/>`;
}

/** The dots that a kolam or a rangoli is drawn around. */
function dots(_domain: Domain, disc: Colour): string {
  const rows = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 11 }, (_, column) => {
      const x = column * 40 + (row % 2 ? 20 : 0);
      return `<circle cx="${x}" cy="${row * 40 + 12}" r="3.4"/>`;
    }).join(''),
  );
  return `<g fill="${disc}" fill-opacity=".5">${rows.join('')}</g><circle cx="200" cy="190" r="140" fill="${disc}" fill-opacity=".42"/>`;
}

/** The note on every drawing that this is nobody; no crop of a card cuts it off. */
export function band(domain: Domain): string {
  const { band: colour } = TONES[domain];
  const line = (text: string, y: number, height: number, weight: number) =>
    lettering(text, { x: WIDTH / 2, y, height, weight, colour });
  return `<rect y="334" width="${WIDTH}" height="48" fill="#fffaf0"/>
    <rect y="334" width="${WIDTH}" height="2.5" fill="${colour}"/><rect y="379.5" width="${WIDTH}" height="2.5" fill="${colour}"/>
    ${line('MADE-UP PERSON', 343, 14.5, 2.5)}${line('DEMONSTRATION', 364, 9, 1.6)}`;
}
