/** The seven planets that rule raasis. */
export type Planet = 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn';

/** The lord of each raasi, from 1 Mesha to 12 Meena. Source: the same in all that were compared. */
export const RAASI_LORDS: readonly Planet[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
];
