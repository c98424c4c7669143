import type { CommunityTheme } from './themes.ts';

const RUFFLE = [0, 45, 90, 135, 180, 225, 270, 315];
const PETALS = [0, 72, 144, 216, 288];

/** x, y and rotation of each bud on the thread across the tile. */
const BUDS = [
  [4, 6, -20],
  [13, 11, 15],
  [22, 15, -10],
  [31, 17.5, 20],
  [41, 17.5, -20],
  [50, 15, 10],
  [59, 11, -15],
  [68, 6, 20],
] as const;

function leaf({ leaf: fill, paper }: CommunityTheme, x: number, tip: number): string {
  return `<path d="M${x} 4 Q${x + 8} ${tip / 2} ${x} ${tip} Q${x - 8} ${tip / 2} ${x} 4 Z" fill="${fill}"/><path d="M${x} 5 V${tip - 3}" stroke="${paper}" stroke-width=".7" opacity=".6"/>`;
}

function marigold(
  { blossom, heart }: CommunityTheme,
  [x, y, size]: readonly [number, number, number],
): string {
  const outer = RUFFLE.map((turn) => `<circle cy="-5" r="3.4" transform="rotate(${turn})"/>`);
  const inner = RUFFLE.map((turn) => `<circle cy="-2.8" r="2" transform="rotate(${turn + 22})"/>`);
  return `<g transform="translate(${x} ${y}) scale(${size / 8})"><g fill="${blossom}">${outer.join('')}<circle r="5"/></g><g fill="${heart}"><g opacity=".55">${inner.join('')}</g><circle r="2.2"/></g></g>`;
}

/** One span of a toran: marigolds on a cord, mango leaves hanging between them. */
function marigolds(theme: CommunityTheme): string {
  const leaves = [leaf(theme, 18, 32), leaf(theme, 36, 27), leaf(theme, 54, 32)];
  const blossoms = (
    [
      [0, 8, 8],
      [72, 8, 8],
      [36, 7, 6.5],
      [18, 5.5, 4],
      [54, 5.5, 4],
    ] as const
  ).map((place) => marigold(theme, place));
  return `<path d="M0 3 H72" stroke="${theme.brand[7]}" stroke-width="2.5"/>${leaves.join('')}${blossoms.join('')}`;
}

/** The orange flower between jasmine; half of it is on either side of the seam. */
function kanakambaram({ accent, brand }: CommunityTheme, x: number): string {
  const petals = PETALS.map(
    (turn) =>
      `<ellipse cy="-3.6" rx="2.6" ry="3.8" transform="translate(0 3) rotate(${turn})" fill="${accent[5]}"/>`,
  );
  return `<g transform="translate(${x} 4)">${petals.join('')}<circle cy="3" r="1.6" fill="${brand[6]}"/></g>`;
}

/** One arc of a jasmine string, with kanakambaram between the flowers. */
function jasmine(theme: CommunityTheme): string {
  const petals = PETALS.map(
    (turn) =>
      `<ellipse cy="-3.4" rx="2.3" ry="3.6" transform="translate(0 2) rotate(${turn})" fill="${theme.blossom}" stroke="#c9b48e" stroke-width=".5"/>`,
  );
  const buds = BUDS.map(
    ([x, y, turn]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-6 1 Q-3 -6 0 -1 Q3 -6 6 1 Z" fill="${theme.leaf}"/>${petals.join('')}<circle cy="2" r="1.5" fill="${theme.heart}"/></g>`,
  );
  return `<path d="M0 3 Q36 33 72 3" fill="none" stroke="${theme.leaf}" stroke-width="2"/>${buds.join('')}${kanakambaram(theme, 0)}${kanakambaram(theme, 72)}`;
}

/** The community's garland as a repeatable tile of 72 by 34: jasmine, or a toran of marigolds. */
export function garlandSvg(theme: CommunityTheme): string {
  const tile = theme.name === 'tamilmala' ? jasmine(theme) : marigolds(theme);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="72" height="34" viewBox="0 0 72 34">${tile}</svg>\n`;
}
