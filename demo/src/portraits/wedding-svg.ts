import type { Domain } from '@mala/contract/communities/domain.ts';
import { createRandom, type Random } from '../random.ts';
import { TONES } from './backdrop.ts';
import { darker, lighter, mix } from './colours.ts';
import { arc, flowers } from './flowers.ts';
import { lettering } from './lettering.ts';
import { figure } from './portrait-svg.ts';

export const WEDDING = { width: 640, height: 480 } as const;

const BLOSSOM = { tamilmala: 'jasmine', marathimala: 'marigold' } as const;
const PILLARS = [38, 602];

/** A mandap: a wall with a disc behind the couple, two pillars, and a garland in bows across the top. */
function mandap(domain: Domain, random: Random): string {
  const { walls, band } = TONES[domain];
  const [wall, disc] = random.pick(walls);
  const bows = Array.from({ length: 49 }, (_, index): [number, number] => {
    const x = index * 13.33;
    return [x, 26 + Math.abs(Math.sin((x / 160) * Math.PI)) * 34];
  });
  const pillars = PILLARS.map(
    (x) => `<rect x="${x - 17}" width="34" height="480" fill="${mix(disc, band, 0.25)}"/>
      <rect x="${x - 17}" width="8" height="480" fill="${lighter(disc, 0.5)}" fill-opacity=".5"/>
      <rect x="${x - 25}" y="92" width="50" height="12" rx="4" fill="${darker(disc, 0.2)}"/>`,
  );
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighter(wall, 0.4)}"/>
    <stop offset="1" stop-color="${mix(wall, disc, 0.5)}"/></linearGradient>
    <rect width="640" height="480" fill="url(#sky)"/>
    <circle cx="320" cy="230" r="214" fill="${disc}" fill-opacity=".45"/>${pillars.join('')}
    <rect width="640" height="26" fill="${band}"/><rect y="24" width="640" height="4" fill="${lighter(disc, 0.2)}"/>
    ${flowers(BLOSSOM[domain], bows, 9)}`;
}

/** One of the two, with the garland that they gave each other. `x` is the left edge. */
function garlanded(seed: number, domain: Domain, gender: 'female' | 'male', x: number): string {
  const { drawing } = figure(seed, { domain, gender, festive: true });
  const chain = arc({ x: 200, y: 262, rx: 62, ry: 150 }, [4, 176], 30);
  // ids are global in a drawing, and both portraits use the same
  const own = drawing.replaceAll(/(id="|url\(#)/g, `$1${gender}-`);
  return `<g transform="translate(${x} 66) scale(.96)">${own}${flowers(BLOSSOM[domain], chain, 11)}</g>`;
}

function madeUp(domain: Domain): string {
  const { band } = TONES[domain];
  const line = (text: string, y: number, height: number, weight: number) =>
    lettering(text, { x: 320, y, height, weight, colour: band });
  return `<rect y="408" width="640" height="50" fill="#fffaf0"/>
    <rect y="408" width="640" height="3" fill="${band}"/><rect y="455" width="640" height="3" fill="${band}"/>
    ${line('MADE-UP COUPLE', 418, 15, 2.5)}${line('DEMONSTRATION', 440, 9.5, 1.6)}`;
}

/** A drawn wedding picture, with a note that it shows nobody. The same seed draws the same couple. */
export function weddingSvg(seed: number, domain: Domain): string {
  const random = createRandom(`wedding ${domain} ${seed}`);
  const behind = mandap(domain, random);
  // seeds beyond those of the portraits, so that no member appears as married
  const [bride, groom] = [100 + seed, 200 + seed];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WEDDING.width}" height="${WEDDING.height}" viewBox="0 0 640 480">
    ${behind}${garlanded(groom, domain, 'male', 16)}${garlanded(bride, domain, 'female', 240)}${madeUp(domain)}</svg>`;
}
