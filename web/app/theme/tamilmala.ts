import type { CommunityTheme } from './community-theme.ts';

/** Kumkum red and turmeric on warm white; jasmine. */
export const tamilmala: CommunityTheme = {
  name: 'tamilmala',
  brand: [
    '#fdf1f0',
    '#fadddc',
    '#f2b8b8',
    '#e68d91',
    '#d9626b',
    '#c43847',
    '#a81d31',
    '#8f1327',
    '#760d1f',
    '#590816',
  ],
  accent: [
    '#fff8e3',
    '#fdeec0',
    '#fae08c',
    '#f6cf54',
    '#f0be2a',
    '#e0a810',
    '#b07f06',
    '#876004',
    '#674a04',
    '#473303',
  ],
  paper: '#fffaf2',
  ink: '#2e1a17',
  leaf: '#3f7d4a',
  blossom: '#ffffff',
  heart: '#f3d98b',
};
