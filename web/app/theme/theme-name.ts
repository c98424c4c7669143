import type { Domain } from '@mala/contract/communities/domain.ts';

/** The colours of a page; neutral while the community is unknown. */
export type ThemeName = Domain | 'neutral';

/** The colours of the browser's address bar: the seventh shade of each community's brand, and the dark page. */
export const browserColors: Readonly<Record<ThemeName, { light: string; dark: string }>> = {
  neutral: { light: '#5f2552', dark: '#241a21' },
  tamilmala: { light: '#8f1327', dark: '#271a19' },
  marathimala: { light: '#075845', dark: '#15211d' },
};
