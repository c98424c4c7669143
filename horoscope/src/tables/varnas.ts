/** From the highest to the lowest. */
export const VARNAS = ['brahmin', 'kshatriya', 'vaishya', 'shudra'] as const;

export type Varna = (typeof VARNAS)[number];

/**
 * The varna of each raasi, from 1 Mesha to 12 Meena: water Brahmin, fire Kshatriya, earth Vaishya, air Shudra. Source:
 * Charak, AlmaMesh, Maitreya 8, navrimatrimony, Future Point. Earth and air are a choice: PyJHora and onlinejyotish swap
 * them, Raman has a third list.
 */
export const VARNA_OF_RAASI: readonly Varna[] = [
  'kshatriya',
  'vaishya',
  'shudra',
  'brahmin',
  'kshatriya',
  'vaishya',
  'shudra',
  'brahmin',
  'kshatriya',
  'vaishya',
  'shudra',
  'brahmin',
];
