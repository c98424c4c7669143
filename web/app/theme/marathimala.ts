import type { CommunityTheme } from './community-theme.ts';

/** Paithani green and marigold; a toran of marigolds and mango leaves. */
export const marathimala: CommunityTheme = {
  name: 'marathimala',
  brand: [
    '#ecf7f3',
    '#d2ece3',
    '#a3d8c7',
    '#6dc0a7',
    '#3da486',
    '#1a866a',
    '#0a6b53',
    '#075845',
    '#054636',
    '#033226',
  ],
  accent: [
    '#fff5e7',
    '#ffe6c6',
    '#ffcd8f',
    '#ffb252',
    '#fb9a26',
    '#ef8408',
    '#bd5f03',
    '#954a04',
    '#723906',
    '#4d2704',
  ],
  paper: '#fdfaf1',
  ink: '#14261f',
  leaf: '#2f7d4f',
  blossom: '#f59a1b',
  heart: '#d9700a',
};
