import type { Domain } from '@mala/contract/communities/domain.ts';

/** Colours of the pages (web/app/theme/colors.css) that paper shows too. */
export interface Design {
  domain: Domain;
  brand: string;
  deep: string;
  pale: string;
  /** lines and frames */
  line: string;
  accent: string;
  accentDeep: string;
  accentPale: string;
  ink: string;
  faint: string;
  leaf: string;
  blossom: string;
  /** around a blossom */
  edge: string;
  heart: string;
  hair: string;
}

export const DESIGNS: Readonly<Record<Domain, Design>> = {
  tamilmala: {
    domain: 'tamilmala',
    brand: '#a81d31',
    deep: '#8f1327',
    pale: '#fadddc',
    line: '#f2b8b8',
    accent: '#f0be2a',
    accentDeep: '#e0a810',
    accentPale: '#fdeec0',
    ink: '#2e1a17',
    faint: '#6d5a57',
    leaf: '#3f7d4a',
    blossom: '#ffffff',
    edge: '#c9b48e',
    heart: '#f3d98b',
    hair: '#590816',
  },
  marathimala: {
    domain: 'marathimala',
    brand: '#0a6b53',
    deep: '#075845',
    pale: '#d2ece3',
    line: '#a3d8c7',
    accent: '#fb9a26',
    accentDeep: '#ef8408',
    accentPale: '#ffe6c6',
    ink: '#14261f',
    faint: '#4d5f58',
    leaf: '#2f7d4f',
    blossom: '#f59a1b',
    edge: '#d9700a',
    heart: '#d9700a',
    hair: '#033226',
  },
};
