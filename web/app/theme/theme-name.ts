import type { Domain } from '@mala/contract/communities/domain.ts';

/** Whose colours a page wears; neutral until anything says which community it is. */
export type ThemeName = Domain | 'neutral';

/** What the browser's own bar wears: the seventh shade of each community's brand. */
export const browserColors: Readonly<Record<ThemeName, string>> = {
  neutral: '#5f2552',
  tamilmala: '#8f1327',
  marathimala: '#075845',
};
