import { type Colour, darker, GOLD, lighter, PALE_GOLD } from './colours.ts';

export type WomansClothes = 'saree' | 'salwar' | 'kurti' | 'top';

export interface Fabric {
  main: Colour;
  /** The border, the blouse or the scarf. */
  second: Colour;
}

/** Shoulders to the lower edge, with a round neckline whose lowest point is at `depth`. */
function bodice(fabric: Colour, depth: number): string {
  return `<path fill="${fabric}" d="M78 580C78 440 84 394 124 373C144 363 156 357 163 347C168 ${depth + 8} 232 ${depth + 8} 237 347
    C244 357 256 363 276 373C316 394 322 440 322 580Z"/>
    <path fill="none" stroke="${darker(fabric, 0.35)}" stroke-width="2.5" stroke-opacity=".45" stroke-linecap="round"
    d="M112 470C116 440 116 424 110 404M288 470C284 440 284 424 290 404"/>`;
}

function neckline(depth: number, colour: Colour, width: number): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" d="M163 347C168 ${depth + 8} 232 ${depth + 8} 237 347"/>`;
}

export function womansClothes(kind: WomansClothes, fabric: Fabric): string {
  switch (kind) {
    case 'saree':
      return saree(fabric);
    case 'salwar':
      return salwar(fabric);
    case 'kurti':
      return kurti(fabric);
    case 'top':
      return bodice(fabric.main, 380) + neckline(380, darker(fabric.main, 0.25), 4);
  }
}

/** Silk with a border woven in gold, over the left shoulder. */
function saree({ main, second }: Fabric): string {
  const edge = 'M234 350C214 410 160 458 78 500';
  const spots = [
    [262, 392],
    [288, 424],
    [246, 438],
    [274, 464],
    [228, 476],
    [302, 470],
    [252, 502],
    [200, 508],
  ];
  return `${bodice(second, 404)}${neckline(404, GOLD, 4.5)}
    <path fill="${main}" d="M234 350C252 361 276 367 292 383C318 408 322 450 322 580H78V500C160 458 214 410 234 350Z"/>
    <path fill="none" stroke="${darker(main, 0.3)}" stroke-width="2" stroke-opacity=".5" d="M252 362C242 424 196 486 128 540M272 371C266 440 226 510 176 560"/>
    <path fill="none" stroke="${second}" stroke-width="19" d="${edge}" transform="translate(7 6)"/>
    <path fill="none" stroke="${GOLD}" stroke-width="11" d="${edge}" transform="translate(7 6)"/>
    <path fill="none" stroke="${PALE_GOLD}" stroke-width="5" stroke-dasharray="2 5" d="${edge}" transform="translate(7 6)"/>
    <g fill="${PALE_GOLD}" fill-opacity=".8">${spots.map(([x = 0, y = 0]) => `<path d="M${x} ${y - 6}L${x + 4} ${y}L${x} ${y + 6}L${x - 4} ${y}Z"/>`).join('')}</g>`;
}

/** A long shirt with a scarf over both shoulders. */
function salwar({ main, second }: Fabric): string {
  const scarf =
    'M158 350C130 364 102 372 90 408L80 580H150C140 500 148 420 176 374C168 368 162 360 158 350Z';
  const fold = 'M150 364C120 400 112 470 112 560M162 366C138 410 130 480 132 560';
  const half = `<path fill="${second}" d="${scarf}"/>
    <path fill="none" stroke="${darker(second, 0.3)}" stroke-width="2" stroke-opacity=".5" d="${fold}"/>
    <path fill="none" stroke="${PALE_GOLD}" stroke-width="4" d="M176 374C148 420 140 500 150 580"/>`;
  return `${bodice(main, 396)}${neckline(396, GOLD, 6)}
    <g fill="${PALE_GOLD}">${[0, 1, 2, 3, 4].map((row) => `<circle cx="200" cy="${412 + row * 18}" r="3"/>`).join('')}</g>
    ${half}<g transform="translate(400 0) scale(-1 1)">${half}</g>`;
}

/** A shirt with a short slit below the neck. */
function kurti({ main, second }: Fabric): string {
  return `${bodice(main, 374)}
    <path fill="none" stroke="${second}" stroke-width="9" d="M163 347C168 382 232 382 237 347"/>
    <path fill="none" stroke="${second}" stroke-width="15" d="M200 374V470"/>
    <path fill="none" stroke="${darker(main, 0.35)}" stroke-width="2" d="M200 376V462"/>
    <g fill="${lighter(second, 0.5)}">${[392, 412, 432, 452].map((y) => `<circle cx="200" cy="${y}" r="2.8"/>`).join('')}</g>`;
}
