import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeName } from '../app/theme/theme-name.ts';

/** From the lightest; unused shades are missing. */
type Shades = Readonly<Record<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, string>>;

/** The colours of a community, for the drawings. */
export interface CommunityTheme {
  name: ThemeName;
  brand: Shades;
  accent: Shades;
  paper: string;
  ink: string;
  leaf: string;
  blossom: string;
  heart: string;
}

/** The colours of all communities, for pages and motifs. */
export const themeCss = ['../app/theme/colors.css', 'motif-colors.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('');

function themeOf(name: ThemeName): CommunityTheme {
  const blocks = themeCss.matchAll(new RegExp(`\\[data-community="${name}"\\] \\{([^}]*)\\}`, 'g'));
  const theme: Record<string, string | Record<string, string>> = { name, brand: {}, accent: {} };
  for (const [, block = ''] of blocks)
    for (const [, key = '', shade, color = ''] of block.matchAll(
      /--mala-([a-z]+)-?(\d)?: (#\w+)/g,
    )) {
      const shades = theme[key];
      if (typeof shades === 'object' && shade) shades[shade] = color;
      else theme[key] = color;
    }
  return theme as unknown as CommunityTheme;
}

export const themes: Readonly<Record<ThemeName, CommunityTheme>> = {
  neutral: themeOf('neutral'),
  tamilmala: themeOf('tamilmala'),
  marathimala: themeOf('marathimala'),
};
