import type { Domain } from '@mala/contract/communities/domain.ts';

/** Ten shades from the lightest; 6 is the one of buttons and links, and holds 4.5:1 on `paper`. */
export type Shades = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** Whose colours a page wears; neutral until anything says which community it is. */
export type ThemeName = Domain | 'neutral';

/** How a community looks, as data: a third one is one more such file. */
export interface CommunityTheme {
  name: ThemeName;
  brand: Shades;
  accent: Shades;
  /** the page's ground, and its text */
  paper: string;
  ink: string;
  /** the leaves, blossoms and hearts of the garland */
  leaf: string;
  blossom: string;
  heart: string;
}
