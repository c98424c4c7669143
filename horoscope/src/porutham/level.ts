/** Full, acceptable, no. */
export type Level = 'uthamam' | 'madhyamam' | 'adhamam';
