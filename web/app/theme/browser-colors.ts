import type { ThemeName } from './community-theme.ts';

/** What the browser's own bar wears: the seventh shade of each community's brand. */
export const browserColors: Readonly<Record<ThemeName, string>> = {
  neutral: '#5f2552',
  tamilmala: '#8f1327',
  marathimala: '#075845',
};
