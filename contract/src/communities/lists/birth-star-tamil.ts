import type { Option } from '../option.ts';
import { birthStar } from './birth-star.ts';

/** What Tamil families call a star in English letters, where that differs. */
const TAMIL_NAMES: Readonly<Record<string, string>> = {
  ashwini: 'Aswini',
  krittika: 'Karthigai',
  mrigashira: 'Mirugasirisham',
  ardra: 'Thiruvathirai',
  punarvasu: 'Punarpoosam',
  pushya: 'Poosam',
  ashlesha: 'Ayilyam',
  magha: 'Magam',
  'purva-phalguni': 'Pooram',
  'uttara-phalguni': 'Uthiram',
  hasta: 'Hastham',
  chitra: 'Chithirai',
  swati: 'Swathi',
  vishakha: 'Visakam',
  anuradha: 'Anusham',
  jyeshtha: 'Kettai',
  mula: 'Moolam',
  'purva-ashadha': 'Pooradam',
  'uttara-ashadha': 'Uthiradam',
  shravana: 'Thiruvonam',
  dhanishta: 'Avittam',
  shatabhisha: 'Sathayam',
  'purva-bhadrapada': 'Poorattathi',
  'uttara-bhadrapada': 'Uthirattathi',
  revati: 'Revathi',
};

/** The birth stars under their Tamil names. */
export const birthStarTamil: readonly Option[] = birthStar.map((star) => ({
  ...star,
  en: TAMIL_NAMES[star.value] ?? star.en,
}));
