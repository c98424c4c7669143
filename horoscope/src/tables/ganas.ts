/** The three temperaments of stars. */
export type Gana = 'deva' | 'manushya' | 'rakshasa';

/**
 * The gana of each star, from 1 Ashwini to 27 Revati. Source: the same in all that were compared (Charak, AlmaMesh,
 * PyJHora, Maitreya 8).
 */
export const GANAS: readonly Gana[] = [
  'deva',
  'manushya',
  'rakshasa',
  'manushya',
  'deva',
  'manushya',
  'deva',
  'deva',
  'rakshasa',
  'rakshasa',
  'manushya',
  'manushya',
  'deva',
  'rakshasa',
  'deva',
  'rakshasa',
  'deva',
  'rakshasa',
  'rakshasa',
  'manushya',
  'manushya',
  'deva',
  'rakshasa',
  'rakshasa',
  'manushya',
  'manushya',
  'deva',
];
