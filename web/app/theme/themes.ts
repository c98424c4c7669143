import type { CommunityTheme, ThemeName } from './community-theme.ts';
import { marathimala } from './marathimala.ts';
import { neutral } from './neutral.ts';
import { tamilmala } from './tamilmala.ts';

export const themes: Readonly<Record<ThemeName, CommunityTheme>> = {
  neutral,
  tamilmala,
  marathimala,
};

function variables(theme: CommunityTheme): string {
  const { brand, accent, paper, ink, leaf, blossom, heart } = theme;
  return [
    ...brand.map((color, shade) => `brand-${shade}: ${color}`),
    ...accent.map((color, shade) => `accent-${shade}: ${color}`),
    ...Object.entries({ paper, ink, leaf, blossom, heart }).map(
      ([name, color]) => `${name}: ${color}`,
    ),
  ]
    .map((line) => `  --mala-${line};\n`)
    .join('');
}

/**
 * The colours of every community, chosen by `data-community` on any element: a whole page wears one, and
 * a card for the other sister may stand in it. Pages load it as colors.css (web/brand/draw-motifs.ts).
 */
export const themeCss = Object.values(themes)
  .map((theme) => {
    const selector = `[data-community="${theme.name}"]`;
    const where = theme.name === 'neutral' ? `:root,\n${selector}` : selector;
    return `${where} {\n${variables(theme)}}\n`;
  })
  .join('\n');
