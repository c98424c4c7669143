import type { CommunityTheme } from './community-theme.ts';

/** The house of both sisters: aubergine and saffron, so that neither of them seems to own the door. */
export const neutral: CommunityTheme = {
  name: 'neutral',
  brand: [
    '#f9f1f6',
    '#efdde9',
    '#dcb8d1',
    '#c58db4',
    '#ac6697',
    '#8f477b',
    '#723062',
    '#5f2552',
    '#4b1b41',
    '#33112c',
  ],
  accent: [
    '#fff7e4',
    '#feeac3',
    '#fbd78c',
    '#f7c253',
    '#f1ad27',
    '#df960d',
    '#ad7106',
    '#865605',
    '#674205',
    '#462d03',
  ],
  paper: '#fefaf6',
  ink: '#2a1826',
  leaf: '#4a7f55',
  blossom: '#f3b13c',
  heart: '#c97f12',
};
