export type Rajju = 'pada' | 'kati' | 'nabhi' | 'kantha' | 'sira';

/**
 * The rajju of nine stars, up and down again, three times from 1 Ashwini to 27 Revati. Source: the same in the seven
 * Tamil and Kerala rule sets that cover it.
 */
export const RAJJUS: readonly Rajju[] = [
  'pada',
  'kati',
  'nabhi',
  'kantha',
  'sira',
  'kantha',
  'nabhi',
  'kati',
  'pada',
];
