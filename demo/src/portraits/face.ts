import type { Random } from '../random.ts';
import { darker, lighter, mix } from './colours.ts';
import { eyes } from './eyes.ts';
import { between, headOutline, type Person } from './person.ts';

/** Neck and upper chest, partly covered by the clothes later. */
export function neck({ neck: half, skin, shade }: Person): string {
  const [left, right] = [200 - half, 200 + half];
  return `<path fill="${skin}" d="M${left} 256V302Q${left} 318 ${left - 14} 328L150 400H250L${right + 14} 328
    Q${right} 318 ${right} 302V256Z"/>
    <path fill="${shade}" fill-opacity=".5" d="M${left} 266C${left + 6} 292 ${right - 6} 292 ${right} 266V290
    C${right - 8} 316 ${left + 8} 316 ${left} 290Z"/>
    <path fill="none" stroke="${shade}" stroke-width="2.5" stroke-linecap="round" stroke-opacity=".5"
    d="M${left + 2} 332Q190 339 193 346M${right - 2} 332Q210 339 207 346"/>`;
}

/** Ears, head, nose, mouth and eyes. @param beard lies on the skin, under the mouth */
export function face(person: Person, random: Random, beard: string): string {
  const under = [ears(person), head(person), beard];
  return [...under, nose(person), mouth(person, random), eyes(person, random)].join('');
}

function ears({ cheek, skin, shade }: Person): string {
  const base = mix(skin, shade, 0.25);
  return [-1, 1]
    .map((side) => {
      const x = 200 + side * (cheek + 3);
      return `<ellipse cx="${x}" cy="212" rx="9" ry="16.5" fill="${base}" transform="rotate(${side * 8} ${x} 212)"/>
        <path fill="none" stroke="${shade}" stroke-width="2" stroke-linecap="round"
        d="M${x + side * 2} 203Q${x + side * 6} 209 ${x + side} 218"/>`;
    })
    .join('');
}

function head(person: Person): string {
  const { skin, shade, gender } = person;
  const blush = mix(skin, '#d9503f', gender === 'female' ? 0.42 : 0.28);
  const outline = headOutline(person);
  return `<radialGradient id="light"><stop offset="0" stop-color="${lighter(skin, 0.5)}" stop-opacity=".45"/>
    <stop offset="1" stop-color="${lighter(skin, 0.5)}" stop-opacity="0"/></radialGradient>
    <radialGradient id="blush"><stop offset="0" stop-color="${blush}" stop-opacity=".75"/>
    <stop offset="1" stop-color="${blush}" stop-opacity="0"/></radialGradient><clipPath id="head"><path d="${outline}"/></clipPath>
    <path d="${outline}" fill="${skin}"/>
    <g clip-path="url(#head)">
    <circle cx="176" cy="172" r="74" fill="url(#light)"/>
    <path d="M268 160C262 236 244 276 204 297L240 310L290 160Z" fill="${shade}" fill-opacity=".22"/>
    <ellipse cx="163" cy="238" rx="21" ry="15" fill="url(#blush)"/>
    <ellipse cx="237" cy="238" rx="21" ry="15" fill="url(#blush)"/></g>`;
}

function nose({ shade, skin, gender }: Person): string {
  const half = gender === 'female' ? 9 : 11;
  return `<path fill="${shade}" fill-opacity=".3" d="M204 198C207 216 ${203 + half} 228 ${201 + half} 238
    Q206 244 200 244Q208 234 204 198Z"/>
    <path fill="none" stroke="${darker(shade, 0.18)}" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".8"
    d="M${200 - half} 238Q${200 - half} 243 ${206 - half} 242.5Q200 247.5 ${194 + half} 242.5Q${200 + half} 243 ${200 + half} 238"/>
    <ellipse cx="198.5" cy="231" rx="3" ry="5" fill="${lighter(skin, 0.6)}" fill-opacity=".35"/>`;
}

function mouth(person: Person, random: Random): string {
  const { lips, line, shade } = person;
  const half = between(random, 18, 21);
  const [left, right] = [200 - half, 200 + half];
  const shadow = `<path fill="none" stroke="${shade}" stroke-width="2.5" stroke-linecap="round" stroke-opacity=".55" d="M192 280Q200 283 208 280"/>`;
  if (random.chance(0.45)) {
    return `<path fill="${darker(lips, 0.45)}" d="M${left} 258Q200 264 ${right} 258Q${right - 4} 273 200 274.5Q${left + 4} 273 ${left} 258Z"/>
      <path fill="#fffaf2" d="M${left + 3} 259.5Q200 265 ${right - 3} 259.5Q${right - 6} 267.5 200 268Q${left + 6} 267.5 ${left + 3} 259.5Z"/>
      <path fill="none" stroke="${lips}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"
      d="M${left} 258Q191 257 196 258.5Q200 260.5 204 258.5Q209 257 ${right} 258Q${right - 4} 273 200 275Q${left + 4} 273 ${left} 258Z"/>${shadow}`;
  }
  return `<path fill="${darker(lips, 0.12)}" d="M${left} 257.5Q190 255 196 256.5Q200 258.5 204 256.5Q210 255 ${right} 257.5Q200 268 ${left} 257.5Z"/>
    <path fill="${lips}" d="M${left} 257.5Q200 268 ${right} 257.5Q${right - 7} 273.5 200 274.5Q${left + 7} 273.5 ${left} 257.5Z"/>
    <path fill="none" stroke="${line}" stroke-width="2" stroke-linecap="round" d="M${left - 3} 255.5Q200 271.5 ${right + 3} 255.5"/>
    <ellipse cx="200" cy="269.5" rx="7" ry="1.8" fill="${lighter(lips, 0.5)}" fill-opacity=".4"/>${shadow}`;
}
