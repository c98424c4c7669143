import { pageColors } from './page-colors.ts';
import type { CommunityTheme } from './themes.ts';

const SKIN = '#c78d63';

/** positions of the flowers around the bun */
const FLOWERS = [
  [72, 100],
  [60, 104],
  [50, 113],
  [48, 126],
  [55, 138],
  [67, 144],
] as const;

/** A bride in a saree, her hair in a bun with the flowers of her community. */
function bride({ name, brand, accent, blossom, heart }: CommunityTheme): string {
  const isTamil = name === 'tamilmala';
  const flowers = FLOWERS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.5"/>`);
  return [
    `<path d="M18 220 C20 176 58 160 100 160 C142 160 180 176 182 220 Z" fill="${brand[6]}"/>`,
    `<path d="M100 160 C128 162 150 174 158 220 H118 C122 192 112 172 92 161 Z" fill="${accent[4]}"/>`,
    `<path d="M86 130 H114 V158 C114 168 86 168 86 158 Z" fill="${SKIN}"/>`,
    `<ellipse cx="101" cy="92" rx="35" ry="40" fill="${brand[9]}"/>`,
    `<circle cx="68" cy="122" r="19" fill="${brand[9]}"/>`,
    `<ellipse cx="102" cy="100" rx="27" ry="34" fill="${SKIN}"/>`,
    `<path d="M74 96 C76 66 100 60 102 64 C104 60 128 66 130 96 C124 84 112 74 102 70 C92 74 80 84 74 96 Z" fill="${brand[9]}"/>`,
    `<circle cx="102" cy="82" r="3" fill="${isTamil ? brand[6] : accent[5]}"/>`,
    `<g fill="${isTamil ? '#fff' : blossom}" stroke="${isTamil ? '#d9c7a0' : heart}">${flowers.join('')}</g>`,
    `<path d="M80 160 Q100 184 122 160" fill="none" stroke="${accent[5]}" stroke-width="4" stroke-dasharray="1 6" stroke-linecap="round"/>`,
  ].join('');
}

function angavastram({ brand, accent }: CommunityTheme): string {
  return [
    `<path d="M69 100 C62 58 84 50 102 52 C126 50 138 66 131 100 C130 88 126 80 120 76 C106 82 88 80 78 76 C72 82 70 90 69 100 Z" fill="${brand[9]}"/>`,
    `<path d="M96 78 h8 M94 82 h12" stroke="${accent[3]}" stroke-width="2"/>`,
    `<path d="M32 190 C44 172 66 164 82 162 L72 220 H26 Z" fill="${accent[1]}"/>`,
    `<path d="M64 167 L54 220" stroke="${accent[5]}" stroke-width="5"/>`,
  ].join('');
}

function pheta({ accent }: CommunityTheme): string {
  return [
    `<path d="M64 86 C60 46 96 36 112 44 C134 44 144 64 136 86 C118 74 84 74 64 86 Z" fill="${accent[5]}"/>`,
    `<path d="M66 80 C84 56 116 50 134 60 M64 72 C80 50 104 42 122 46" fill="none" stroke="${accent[7]}" stroke-width="3"/>`,
    `<path d="M110 46 C112 26 128 24 134 32 C128 36 124 42 122 50 Z" fill="${accent[4]}"/>`,
    `<path d="M136 84 C148 96 150 120 146 140 C140 126 136 106 131 92 Z" fill="${accent[5]}"/>`,
    `<path d="M98 84 h4 v8 h-4 Z" fill="${accent[6]}"/>`,
  ].join('');
}

/** A groom: short hair and angavastram for the Tamil site, a pheta for the Marathi one. */
function groom(theme: CommunityTheme): string {
  const { name, brand } = theme;
  return [
    `<path d="M14 220 C16 178 56 162 100 162 C144 162 184 178 186 220 Z" fill="${brand[6]}"/>`,
    `<path d="M84 130 H116 V158 C116 170 84 170 84 158 Z" fill="${SKIN}"/>`,
    `<path d="M84 160 L100 178 L116 160 L122 166 L104 220 H96 L78 166 Z" fill="${brand[1]}"/>`,
    `<ellipse cx="100" cy="100" rx="30" ry="36" fill="${SKIN}"/>`,
    name === 'tamilmala' ? angavastram(theme) : pheta(theme),
  ].join('');
}

/** The placeholder for a person without a photo, in the community's colours; dark pages have a dark ground. */
export function figureSvg(theme: CommunityTheme, figure: 'bride' | 'groom'): string {
  const { brand, accent } = theme;
  const dark = pageColors(theme.name, 'dark');
  const style = `@media (prefers-color-scheme:dark){rect{fill:${dark('brand-1')}}rect+circle{fill:${dark('brand-3')}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="220" viewBox="0 0 200 220"><style>${style}</style><rect width="200" height="220" fill="${brand[1]}"/><circle cx="100" cy="92" r="84" fill="${accent[1]}"/>${figure === 'bride' ? bride(theme) : groom(theme)}</svg>\n`;
}
