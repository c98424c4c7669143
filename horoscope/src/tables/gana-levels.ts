/**
 * The levels by gana, groom_bride. Source: poorvapunya, yoginataraj, Raman as in VedAstro. Disputed: most programs fail a
 * groom of Rakshasa with a bride of another gana; madhyamam keeps both readings visible.
 */
export const GANA_LEVELS = {
  deva_deva: 'uthamam',
  deva_manushya: 'madhyamam',
  deva_rakshasa: 'adhamam',
  manushya_deva: 'madhyamam',
  manushya_manushya: 'uthamam',
  manushya_rakshasa: 'adhamam',
  rakshasa_deva: 'madhyamam',
  rakshasa_manushya: 'madhyamam',
  rakshasa_rakshasa: 'uthamam',
} as const;
