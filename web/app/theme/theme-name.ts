import type { Domain } from '@mala/contract/communities/domain.ts';

/** The colours of a page; neutral while the community is unknown. */
export type ThemeName = Domain | 'neutral';

/** The colour of the browser's address bar: the seventh shade of each community's brand. */
export const browserColors: Readonly<Record<ThemeName, string>> = {
  neutral: '#5f2552',
  tamilmala: '#8f1327',
  marathimala: '#075845',
};
