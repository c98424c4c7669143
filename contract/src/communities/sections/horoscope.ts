import { raasiOfPadham } from '@mala/horoscope/raasi-of-padham.ts';
import { horoscopeFields } from '../../profiles/horoscope.ts';
import type { SectionData } from '../community.ts';
import type { Domain } from '../domain.ts';
import type { Option } from '../option.ts';

type Names = Readonly<Record<Domain, readonly Option[]>>;
/** The common name of a sign or star; last, its Tamil name in Latin letters, if that differs. */
type ZodiacRow = readonly [value: string, en: string, ta: string, mr: string, tamil?: string];

function names(rows: readonly ZodiacRow[]): Names {
  return {
    tamilmala: rows.map(([value, en, ta, mr, tamil = en]) => ({ value, en: tamil, ta, mr })),
    marathimala: rows.map(([value, en, ta, mr]) => ({ value, en, ta, mr })),
  };
}

/** The 12 raasi as each site names them, in zodiac order. */
const raasi = names([
  ['mesha', 'Mesha', 'மேஷம்', 'मेष', 'Mesham'],
  ['vrishabha', 'Vrishabha', 'ரிஷபம்', 'वृषभ', 'Rishabam'],
  ['mithuna', 'Mithuna', 'மிதுனம்', 'मिथुन', 'Mithunam'],
  ['karka', 'Karka', 'கடகம்', 'कर्क', 'Kadagam'],
  ['simha', 'Simha', 'சிம்மம்', 'सिंह', 'Simmam'],
  ['kanya', 'Kanya', 'கன்னி', 'कन्या', 'Kanni'],
  ['tula', 'Tula', 'துலாம்', 'तूळ', 'Thulam'],
  ['vrischika', 'Vrischika', 'விருச்சிகம்', 'वृश्चिक', 'Viruchigam'],
  ['dhanu', 'Dhanu', 'தனுசு', 'धनु', 'Dhanusu'],
  ['makara', 'Makara', 'மகரம்', 'मकर', 'Magaram'],
  ['kumbha', 'Kumbha', 'கும்பம்', 'कुंभ', 'Kumbam'],
  ['meena', 'Meena', 'மீனம்', 'मीन', 'Meenam'],
]);

/** The 27 birth stars, in zodiac order. */
const STARS = names([
  ['ashwini', 'Ashwini', 'அஸ்வினி', 'अश्विनी', 'Aswini'],
  ['bharani', 'Bharani', 'பரணி', 'भरणी'],
  ['krittika', 'Krittika', 'கார்த்திகை', 'कृत्तिका', 'Karthigai'],
  ['rohini', 'Rohini', 'ரோகிணி', 'रोहिणी'],
  ['mrigashira', 'Mrigashira', 'மிருகசீரிஷம்', 'मृगशीर्ष', 'Mirugasirisham'],
  ['ardra', 'Ardra', 'திருவாதிரை', 'आर्द्रा', 'Thiruvathirai'],
  ['punarvasu', 'Punarvasu', 'புனர்பூசம்', 'पुनर्वसू', 'Punarpoosam'],
  ['pushya', 'Pushya', 'பூசம்', 'पुष्य', 'Poosam'],
  ['ashlesha', 'Ashlesha', 'ஆயில்யம்', 'आश्लेषा', 'Ayilyam'],
  ['magha', 'Magha', 'மகம்', 'मघा', 'Magam'],
  ['purva-phalguni', 'Purva Phalguni', 'பூரம்', 'पूर्वा फाल्गुनी', 'Pooram'],
  ['uttara-phalguni', 'Uttara Phalguni', 'உத்திரம்', 'उत्तरा फाल्गुनी', 'Uthiram'],
  ['hasta', 'Hasta', 'அஸ்தம்', 'हस्त', 'Hastham'],
  ['chitra', 'Chitra', 'சித்திரை', 'चित्रा', 'Chithirai'],
  ['swati', 'Swati', 'சுவாதி', 'स्वाती', 'Swathi'],
  ['vishakha', 'Vishakha', 'விசாகம்', 'विशाखा', 'Visakam'],
  ['anuradha', 'Anuradha', 'அனுஷம்', 'अनुराधा', 'Anusham'],
  ['jyeshtha', 'Jyeshtha', 'கேட்டை', 'ज्येष्ठा', 'Kettai'],
  ['mula', 'Mula', 'மூலம்', 'मूळ', 'Moolam'],
  ['purva-ashadha', 'Purva Ashadha', 'பூராடம்', 'पूर्वाषाढा', 'Pooradam'],
  ['uttara-ashadha', 'Uttara Ashadha', 'உத்திராடம்', 'उत्तराषाढा', 'Uthiradam'],
  ['shravana', 'Shravana', 'திருவோணம்', 'श्रवण', 'Thiruvonam'],
  ['dhanishta', 'Dhanishta', 'அவிட்டம்', 'धनिष्ठा', 'Avittam'],
  ['shatabhisha', 'Shatabhisha', 'சதயம்', 'शततारका', 'Sathayam'],
  ['purva-bhadrapada', 'Purva Bhadrapada', 'பூரட்டாதி', 'पूर्वा भाद्रपदा', 'Poorattathi'],
  ['uttara-bhadrapada', 'Uttara Bhadrapada', 'உத்திரட்டாதி', 'उत्तरा भाद्रपदा', 'Uthirattathi'],
  ['revati', 'Revati', 'ரேவதி', 'रेवती', 'Revathi'],
]);

function withRaasi(stars: readonly Option[]): readonly Option[] {
  return stars.map((star, index) => ({
    ...star,
    raasi_by_padham: [1, 2, 3, 4].map(
      (padham) => raasi.tamilmala[raasiOfPadham(index + 1, padham) - 1]?.value ?? '',
    ),
  }));
}

/** The birth stars as each site names them, each with the raasi of its padham 1 to 4. */
const birthStar: Names = {
  tamilmala: withRaasi(STARS.tamilmala),
  marathimala: withRaasi(STARS.marathimala),
};

export const horoscopeSection: SectionData = {
  fields: horoscopeFields,
  lists: {
    tamilmala: { raasi: raasi.tamilmala, birth_star: birthStar.tamilmala },
    marathimala: { raasi: raasi.marathimala, birth_star: birthStar.marathimala },
  },
};
