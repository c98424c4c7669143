import type { CommunityTheme } from './themes.ts';

/** Positions and sizes of the garland's flowers. */
const BLOSSOMS = [
  [12, 24, 6],
  [21, 36, 6.5],
  [32, 42, 8],
  [43, 36, 6.5],
  [52, 24, 6],
] as const;

/** Five petals of jasmine, or the ruffle of a marigold. */
function blossom(
  { name, blossom: fill, heart }: CommunityTheme,
  x: number,
  y: number,
  r: number,
): string {
  const turns =
    name === 'tamilmala' ? [0, 72, 144, 216, 288] : [0, 45, 90, 135, 180, 225, 270, 315];
  const petals = turns.map((turn) =>
    name === 'tamilmala'
      ? `<ellipse cy="${-0.6 * r}" rx="${0.4 * r}" ry="${0.58 * r}" transform="rotate(${turn})"/>`
      : `<circle cy="${-0.62 * r}" r="${0.42 * r}" transform="rotate(${turn})"/>`,
  );
  return `<g transform="translate(${x} ${y})"><g fill="${fill}">${petals.join('')}<circle r="${0.6 * r}"/></g><circle r="${0.3 * r}" fill="${heart}"/></g>`;
}

/** The icon of a community: its garland on its colour. `maskable` keeps the motif within the safe area of launchers. */
export function iconSvg(
  theme: CommunityTheme,
  shape: 'rounded' | 'square' | 'maskable',
  size?: number,
): string {
  const px = size ? ` width="${size}" height="${size}"` : '';
  const fit = shape === 'maskable' ? ' transform="translate(7.7 6.5) scale(.76)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${px}><rect width="64" height="64" rx="${shape === 'rounded' ? 14 : 0}" fill="${theme.brand[6]}"/><g${fit}><path d="M8 18 Q32 66 56 18" fill="none" stroke="${theme.accent[2]}" stroke-width="3"/>${BLOSSOMS.map(([x, y, r]) => blossom(theme, x, y, r)).join('')}</g></svg>`;
}
