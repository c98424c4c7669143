import { GOLD, PALE_GOLD } from './colours.ts';
import type { Person } from './person.ts';

/** Bell-shaped earrings below the lobes. */
export function jhumkas({ cheek }: Person): string {
  return [-1, 1]
    .map((side) => {
      const x = 200 + side * (cheek + 4);
      return `<g fill="${GOLD}" stroke="#9a6f1c" stroke-width=".8"><circle cx="${x}" cy="230" r="4"/>
        <path d="M${x - 8} 248C${x - 8} 236 ${x + 8} 236 ${x + 8} 248Z"/></g>
        <g fill="${PALE_GOLD}">${[-6, -2, 2, 6].map((dx) => `<circle cx="${x + dx}" cy="251" r="1.9"/>`).join('')}</g>`;
    })
    .join('');
}

export function studs({ cheek }: Person): string {
  return [-1, 1]
    .map(
      (side) =>
        `<circle cx="${200 + side * (cheek + 3)}" cy="229" r="3.4" fill="${PALE_GOLD}" stroke="#9a6f1c" stroke-width=".8"/>`,
    )
    .join('');
}

/** Close-fitting, of gold beads with a stone. */
export function choker(): string {
  const beads = Array.from({ length: 15 }, (_, index) => {
    const share = (index - 7) / 7;
    return `<circle cx="${(200 + share * 37).toFixed(1)}" cy="${(366 - share * share * 22).toFixed(1)}" r="3.6"/>`;
  });
  return `<g fill="${GOLD}" stroke="#9a6f1c" stroke-width=".7">${beads.join('')}<path d="M192 370Q200 388 208 370Z"/></g>
    <circle cx="200" cy="375" r="3" fill="#b3262e"/>`;
}

/** A thin chain with a drop. */
export function chain(): string {
  return `<path fill="none" stroke="${GOLD}" stroke-width="1.8" d="M166 342C172 366 190 382 200 384C210 382 228 366 234 342"/>
    <circle cx="200" cy="387" r="4" fill="${PALE_GOLD}" stroke="#9a6f1c" stroke-width=".8"/>`;
}

/** The Marathi nose ornament of pearls, at the left nostril. */
export function nath(): string {
  const pearls: [number, number, number][] = [
    [212, 242, 2.6],
    [216.5, 245.5, 2.8],
    [217.5, 250.5, 2.6],
    [213.5, 253.5, 2.2],
  ];
  return `<path fill="none" stroke="${GOLD}" stroke-width="1.8" d="M209 240Q220 242 218 250Q215 256 209 252"/>
    <g fill="#fffaf0" stroke="#b98d3c" stroke-width=".6">${pearls.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>
    <circle cx="211" cy="247.5" r="2" fill="#b3262e"/>`;
}

export function noseStud(): string {
  return `<circle cx="209.5" cy="239" r="1.9" fill="${PALE_GOLD}" stroke="#9a6f1c" stroke-width=".6"/>`;
}

export type Mark = 'none' | 'bindi' | 'moon' | 'ash' | 'tilak';

/** What is worn between the brows: round, the Marathi crescent, three lines of ash, a streak of red. */
export function mark(kind: Mark): string {
  const red = '#b3182b';
  switch (kind) {
    case 'none':
      return '';
    case 'bindi':
      return `<circle cx="200" cy="180" r="4.2" fill="${red}"/>`;
    case 'moon':
      return `<path fill="${red}" d="M192.5 174.5C193 185 207 185 207.5 174.5C205 181.5 195 181.5 192.5 174.5Z"/>
        <circle cx="200" cy="173.5" r="1.9" fill="${red}"/>`;
    case 'ash':
      return `<path fill="none" stroke="#fbf6ec" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".85"
        d="M181 163Q200 160 219 163M180 169Q200 166 220 169M181 175Q200 172 219 175"/><circle cx="200" cy="179" r="3" fill="${red}"/>`;
    case 'tilak':
      return `<path fill="${red}" d="M197.8 164Q200 161 202.2 164L201.8 182H198.2Z"/>`;
  }
}
