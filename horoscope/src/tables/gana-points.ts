/**
 * The points by gana, groom_bride. Source: Charak's table XXVII-6, AlmaMesh, ishubhamx/Hindu-Panchangam (checked by its
 * author against AstroSage). A choice: Maitreya 8, PyJHora and onlinejyotish take the other axis for the groom, which moves
 * at most one point.
 */
export const GANA_POINTS = {
  deva_deva: 6,
  deva_manushya: 6,
  deva_rakshasa: 0,
  manushya_deva: 5,
  manushya_manushya: 6,
  manushya_rakshasa: 0,
  rakshasa_deva: 1,
  rakshasa_manushya: 0,
  rakshasa_rakshasa: 6,
} as const;
