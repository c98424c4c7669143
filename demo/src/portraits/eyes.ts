import type { Random } from '../random.ts';
import type { Colour } from './colours.ts';
import { between, browColour, type Person } from './person.ts';

const IRISES: readonly Colour[] = ['#2c1a12', '#3a2115', '#4a2b18', '#241611'];

/** Both eyes with lids and brows, and glasses for some. */
export function eyes(person: Person, random: Random): string {
  const apart = between(random, 28.5, 31);
  const height = between(random, 8, 9.6);
  const iris = random.pick(IRISES);
  const arch = between(random, 4, 8);
  const right = eye(person, iris, height) + brow(person, arch);
  const shine = [-apart, apart]
    .map((x) => `<circle cx="${200 + x + 2.4}" cy="200.6" r="2.1" fill="#fff"/>`)
    .join('');
  return `<g transform="translate(${200 + apart} 204)">${right}</g>
    <g transform="translate(${200 - apart} 204) scale(-1 1)">${right}</g>${shine}
    ${random.chance(0.2) ? glasses(apart, random) : ''}`;
}

/** The eye at her left, around 0, 0; the other one is its mirror image. */
function eye({ gender, shade, line }: Person, iris: Colour, height: number): string {
  const isWoman = gender === 'female';
  const lash = isWoman
    ? `<path fill="none" stroke="#1d120e" stroke-width="2.6" stroke-linecap="round" d="M12 -4.5Q16 -5.5 18.5 -8"/>`
    : '';
  const upper = `M-14.5 2.5C-9 ${-height} 7 ${-height - 1.5} 15 -1.5`;
  const white = `${upper}C9 6.5 -7 8 -14.5 2.5Z`;
  return `<clipPath id="eye"><path d="${white}"/></clipPath><path d="${white}" fill="#fdf8f2"/>
    <g clip-path="url(#eye)"><circle cx="0" cy="-.6" r="7.6" fill="${iris}"/><circle cx="0" cy="-.6" r="3.6" fill="#0d0706"/>
    <path d="M-16 -14H17V-2.5Q0 -9 -16 0Z" fill="#3b2018" fill-opacity=".22"/></g>
    <path fill="none" stroke="#1d120e" stroke-width="${isWoman ? 3.4 : 2.7}" stroke-linecap="round" d="${upper}"/>${lash}
    <path fill="none" stroke="${line}" stroke-width="1.3" stroke-linecap="round" stroke-opacity=".6" d="M-11 4.8C-5 7.5 7 7 12.5 2.5"/>
    <path fill="none" stroke="${shade}" stroke-width="1.8" stroke-linecap="round" d="M-11 ${-height + 0.5}C-5 ${-height - 4.5} 7 ${-height - 5} 14 ${-height + 1.5}"/>`;
}

function brow(person: Person, arch: number): string {
  const isWoman = person.gender === 'female';
  const [y, weight] = isWoman ? [-21, 3.4] : [-20, 5.2];
  return `<path fill="${browColour(person)}" d="M-16 ${y + 2}C-8 ${y - arch * 0.6} 6 ${y - arch} 19 ${y + 1.5}
    C7 ${y - arch + weight} -6 ${y - arch * 0.5 + weight + 1} -15.5 ${y + weight + 2}Q-18 ${y + weight} -16 ${y + 2}Z"/>`;
}

function glasses(apart: number, random: Random): string {
  const frame = random.pick<Colour>(['#2a2320', '#4a2f20', '#6b2737', '#3d4450']);
  const round = random.pick([9, 14, 17]);
  const lens = (x: number) =>
    `<rect x="${x - 23}" y="187" width="46" height="36" rx="${round}" fill="#fff" fill-opacity=".12"/>`;
  return `<g stroke="${frame}" stroke-width="2.8" fill="none" stroke-linecap="round">
    ${lens(200 - apart)}${lens(200 + apart)}
    <path d="M${200 - apart + 23} 201Q200 194 ${200 + apart - 23} 201M${200 - apart - 23} 200L138 205M${200 + apart + 23} 200L262 205"/></g>`;
}
