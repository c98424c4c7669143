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
    ...brand.map((color, shade) => `--mala-brand-${shade}:${color}`),
    ...accent.map((color, shade) => `--mala-accent-${shade}:${color}`),
    ...Object.entries({ paper, ink, leaf, blossom, heart }).map(
      ([name, color]) => `--mala-${name}:${color}`,
    ),
  ].join(';');
}

/**
 * The colours of every community, chosen by `data-community` on any element: a whole page wears one, and
 * a card for the other sister may stand in it.
 */
export const themeCss = Object.values(themes)
  .map((theme) => {
    const selector = `[data-community=${theme.name}]`;
    return `${theme.name === 'neutral' ? `:root,${selector}` : selector}{${variables(theme)}}`;
  })
  .join('');
